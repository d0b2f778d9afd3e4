import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { standInServer } from '../../crud/testing/stand-in-server.ts';
import type { MenuEntry } from '../../layout/menu/menu-entry.ts';
import { QuickSearch } from '../../layout/search/quick-search.tsx';
import { ShellContext } from '../../layout/shell-context.ts';
import { Palette } from './palette.tsx';

const pages: MenuEntry[] = [
  { text: 'employees', path: '/employees' },
  { text: 'branches', path: '/configuration/branches' },
];

function showPalette() {
  const shell = { layer: 'palette', quickTab: 'settings', open: vi.fn(), close: vi.fn() } as const;
  const { history } = showPage(
    <ShellContext value={shell}>
      <QuickSearch palette={(opened) => <Palette pages={pages} {...opened} />} />
    </ShellContext>,
  );
  return { shell, history, user: userEvent.setup() };
}

/** The field of the palette, once it is there. */
async function field() {
  await screen.findByRole('listbox');
  return screen.getByRole('combobox');
}

const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('actions are offered only to users who may do them', async () => {
  standInServer({ 'GET /users/me': meWith('employees.view_directory', 'employees.create', 'branches.view', 'users.create') });
  const { user } = showPalette();
  await user.type(await field(), 'ne');
  expect(offered()).toEqual(['New employee']);
});

test('on a touchscreen the input is focused immediately, too', async () => {
  standInServer({ 'GET /users/me': meWith('employees.create') });
  const isTouch = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList);
  showPalette();
  const box = await field();
  await waitFor(() => expect(document.activeElement).toBe(box));
  isTouch.mockRestore();
});

test('an action is found by its words in any order, and a page by typing "go"', async () => {
  standInServer({ 'GET /users/me': meWith('employees.create', 'branches.create') });
  const { user, history } = showPalette();
  const box = await field();
  await user.type(box, 'go br');
  expect(offered()).toEqual(['Branches']);
  await user.clear(box);
  await user.type(box, 'branch new');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(history.location.href).toBe('/configuration/branches?new=1'));
});

test('a record is also made by another word for it', async () => {
  standInServer({ 'GET /users/me': meWith('employees.create') });
  const { user } = showPalette();
  await user.type(await field(), 'add empl');
  expect(offered()).toEqual(['New employee']);
});

test('an action without a page runs on the spot', async () => {
  standInServer({ 'GET /users/me': meWith() });
  const { user, shell } = showPalette();
  await user.type(await field(), 'shortcuts{Enter}');
  expect(shell.open).toHaveBeenCalledWith('shortcuts');
});

test('the Enter that ends a Japanese word does not open a hit', async () => {
  standInServer({ 'GET /users/me': meWith() });
  const { user, shell } = showPalette();
  const box = await field();
  await user.type(box, 'shortcuts');
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(shell.open).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(shell.open).toHaveBeenCalledWith('shortcuts');
});

test('a checked-in user is offered to check out', async () => {
  const me = meWith('attendances.check')().body.data;
  const now = { next: 'out', refused: null };
  const server = standInServer({
    'GET /users/me': () => ({ body: { data: { ...me, employee: { id: 7, name: 'Ada Admin' } } } }),
    'GET /attendances/self/now': () => ({ body: { data: now } }),
    'POST /attendances/self/check': () => ({ body: { message: 'Checked out', data: {} } }),
  });
  const { user } = showPalette();
  await user.click(await screen.findByRole('option', { name: 'Check out' }));
  await waitFor(() => expect(server.to('POST /attendances/self/check')[0]?.body).toEqual({ action: 'out' }));
});

test('the leave request is found by any word for it, and help is found by the task', async () => {
  const me = meWith('leaves.create', 'leaves.view')().body.data;
  standInServer({
    'GET /users/me': () => ({ body: { data: { ...me, employee: { id: 7, name: 'Ada Admin' } } } }),
    'GET /search': () => ({ body: { data: [] } }),
  });
  const { user, history } = showPalette();
  const box = await field();
  await user.type(box, 'vacation');
  expect(offered()).toEqual(['Request leave']);
  await user.clear(box);
  await user.type(box, 'hire some');
  expect(offered()).toEqual(['Hire someoneEmployees']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(history.location.href).toBe('/help/employees#first'));
});

describe('before the palette has come', () => {
  function showLatePalette() {
    standInServer({ 'GET /users/me': meWith() });
    const { promise, resolve } = Promise.withResolvers<{ default: typeof Palette }>();
    const LatePalette = lazy(() => promise);
    const shell = { layer: 'palette', quickTab: 'settings', open: vi.fn(), close: vi.fn() } as const;
    showPage(
      <ShellContext value={shell}>
        <QuickSearch palette={(opened) => <LatePalette pages={pages} {...opened} />} />
      </ShellContext>,
    );
    return { shell, user: userEvent.setup(), come: () => act(async () => resolve({ default: Palette })) };
  }

  test('typed text is kept, and typing continues in it', async () => {
    const { shell, user, come } = showLatePalette();
    await screen.findByRole('combobox');
    await user.keyboard('short');
    expect(offered()).toEqual([]);
    await come();
    await screen.findByRole('option', { name: 'Keyboard shortcuts' });
    await user.keyboard('cuts');
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'shortcuts');
    expect(shell.open).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(shell.close).toHaveBeenCalled();
  });

  test('the first key counts as it comes, even in a browser too busy to paint', async () => {
    const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const { user, come } = showLatePalette();
    await screen.findByRole('combobox');
    await come();
    await field();
    await user.keyboard('s');
    expect(screen.getByRole('combobox')).toHaveProperty('value', 's');
    frame.mockRestore();
  });

  test('Enter opens the first hit once it has loaded', async () => {
    const { shell, user, come } = showLatePalette();
    await screen.findByRole('combobox');
    await user.keyboard('shortcuts{Enter}');
    expect(shell.open).not.toHaveBeenCalled();
    await come();
    await waitFor(() => expect(shell.open).toHaveBeenCalledWith('shortcuts'));
  });
});
