import type { Features } from '@cadre/contract/calls/features';
import { cellKey } from '@cadre/rules/time/grid';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from './app.tsx';
import { queryClient } from './platform/query.ts';
import { endSession, startSession } from './platform/session/session-store.ts';
import { loadTexts } from './platform/texts.ts';
import { makeRouter } from './router.ts';

const rights = { 'users.view': 'all', 'logs.view': 'all', 'departments.view': 'all' };
let sent: { path: string; body: unknown }[] = [];

beforeEach(() => {
  sent = [];
  localStorage.setItem('cadre.language', 'en');
  window.scrollTo = () => {};
});
afterEach(() => {
  endSession();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const everything: Features = { language_picker: true, quick_search: true };

async function open(path: string, role: number, features = everything) {
  const user = {
    id: 7,
    name: 'Mira Sol',
    firstname: 'Mira',
    lastname: 'Sol',
    email: 'mira@example.com',
    occupation: 'Analyst',
    pic: null,
    roles: [role],
  };
  const me = { user, employee: null, permissions: role === 2 ? {} : rights, preferences: {}, unread_notifications: 2, company: 'Acme' };
  const notices = [{ id: 1, type: 'welcome', args: {}, link: null, read_at: null, created_at: '2026-11-15T08:00:00Z' }];
  const answers: Record<string, unknown> = {
    '/users/me': { data: me },
    '/users/7': { data: { roles_named: [] } },
    '/notifications': { data: notices, meta: { total: 12, page: 1, last_page: 2 } },
    '/notifications/unread-count': { data: { count: 2 } },
    '/tasks/bulk': { data: { results: [] } },
  };
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const requested = url.replace('/api/v1', '').split('?')[0] ?? '';
    sent.push({ path: requested, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const nothing = { data: [], meta: { total: 0, page: 1, per_page: 25, last_page: 1, count: 'exact' }, message: 'Done' };
    return new Response(JSON.stringify(answers[requested] ?? nothing));
  });
  startSession({ access_token: 'good', user });
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }));
  const pack = await loadTexts('en');
  await router.load();
  await act(async () => render(<App router={router} language="en" pack={pack} features={features} />));
  await screen.findByRole('contentinfo');
  return router;
}

const titles = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);

describe('access to pages', () => {
  test('an employee at a page of the staff is not authorised', async () => {
    await open('/administration/users', 2);
    expect(titles()).toEqual(['OOPS! You Are Not Authorized']);
  });

  test('staff at a page of employees are not authorised', async () => {
    await open('/my-salary/2026/11', 4);
    expect(titles()).toEqual(['OOPS! You Are Not Authorized']);
  });

  test('staff without the right to a page are not authorised', async () => {
    await open('/administration/roles', 4);
    expect(titles()).toEqual(['OOPS! You Are Not Authorized']);
  });

  test.each(['/no/such/page', '/time-cards/nothing'])('%s is not there', async (path) => {
    await open(path, 4);
    expect(titles()).toEqual(['OOPS! Something went wrong here']);
  });

  test('a page that one may open has its title, its breadcrumbs and its tab', async () => {
    await open('/user-profile', 4);
    expect(titles()).toEqual(['My Profile']);
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(crumbs).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/dashboard');
    expect(document.title).toBe('My Profile · Cadre');
  });

  test('the title is only spoken to employees', async () => {
    await open('/user-profile', 2);
    expect(screen.getByRole('heading', { level: 1 }).className).toBe('visually-hidden');
  });
});

describe('the shell', () => {
  const person = userEvent.setup();

  test('the menu shows pages that exist and that one may open', async () => {
    await open('/user-profile', 4);
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    expect(within(menu).queryByText('Dashboard')).not.toBeNull();
    expect(within(menu).queryByText('Users')).not.toBeNull();
    for (const hidden of ['Roles', 'Devices', 'PayRoll', 'Requests']) expect(within(menu).queryByText(hidden)).toBeNull();
  });

  test('the minimised menu is remembered in a cookie', async () => {
    await open('/user-profile', 4);
    await person.click(screen.getByRole('button', { name: 'Collapse menu' }));
    expect(document.cookie).toContain('cadre_menu=minimised');
    await person.click(screen.getByRole('button', { name: 'Expand menu' }));
    expect(document.cookie).toContain('cadre_menu=wide');
  });

  test('the greeting opens the account, with the true number of messages', async () => {
    await open('/user-profile', 4);
    await person.click(screen.getByRole('button', { name: /Hi, Mira/ }));
    const panel = await screen.findByRole('dialog', { name: 'Your account' });
    expect(await within(panel).findByText('12 messages')).toBeTruthy();
    for (const words of ['Mira Sol', 'Analyst', 'mira@example.com']) expect(within(panel).getByText(words)).toBeTruthy();
    expect(within(panel).getByRole('link', { name: 'Sign Out' }).getAttribute('href')).toBe('/logout');
  });

  test('a switch of the quick panel is saved immediately', async () => {
    await open('/user-profile', 4);
    await person.click(screen.getByRole('button', { name: 'Open quick panel' }));
    const panel = await screen.findByRole('dialog', { name: 'Quick panel' });
    await person.click(within(panel).getByRole('tab', { name: 'Settings' }));
    await person.click(await within(panel).findByRole('switch', { name: 'Reduce motion' }));
    expect(sent).toContainEqual({ path: '/users/me/preferences', body: { reduce_motion: true } });
    expect(document.documentElement.hasAttribute('data-reduce-motion')).toBe(true);
  });
});

describe('the palette', () => {
  const person = userEvent.setup();
  const searches = () => sent.filter(({ path }) => path === '/search').length;

  test('two characters find only pages, three search on the server', async () => {
    const router = await open('/user-profile', 4);
    await person.keyboard('{Control>}k{/Control}');
    await screen.findByRole('listbox', { name: 'Search' });
    const box = screen.getByRole('combobox', { name: 'Search' });
    await person.type(box, 'us');
    expect(screen.getByRole('option', { name: /Users/ })).toBeTruthy();
    expect(screen.getByText('Type at least three characters to search records.')).toBeTruthy();
    expect(searches()).toBe(0);
    await person.type(box, 'e');
    await waitFor(() => expect(searches()).toBe(1));
    await person.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/administration/users'));
  });
});

describe('features that a deployment can switch off', () => {
  const person = userEvent.setup();
  const search = () => screen.queryAllByRole('button', { name: /^Search/ });
  const picker = () => screen.queryByRole('button', { name: 'Language' });

  test('with everything on, the header offers languages and search, and the preferences a language', async () => {
    await open('/user-profile?tab=preferences', 4);
    expect(search().length).toBeGreaterThan(0);
    expect(picker()).not.toBeNull();
    expect(screen.getByRole('combobox', { name: 'Language' })).toBeTruthy();
  });

  test('without the picker no page offers a choice of language', async () => {
    await open('/user-profile?tab=preferences', 4, { ...everything, language_picker: false });
    expect(picker()).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Time zone' })).toBeTruthy();
  });

  test('without the quick search its field, shortcut and help entry are hidden', async () => {
    await open('/user-profile', 4, { ...everything, quick_search: false });
    expect(search()).toEqual([]);
    await person.keyboard('{Control>}k{/Control}');
    await person.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Help' });
    expect(within(sheet).queryByText('K')).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull();
  });
});

test('hours that could not be sent before the sign-in are sent on any page', async () => {
  const place = { project_id: 4, project_task_id: null, work_type: 'normal' as const };
  const edit = { ...place, date: '2026-11-16', minutes: 90, description: null, base: [], key: 'typed-before' };
  localStorage.setItem(`cadre.kept.7.time-card.${cellKey(place, edit.date)}`, JSON.stringify(edit));
  await open('/user-profile', 2);
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/tasks/bulk')?.body).toMatchObject({ tasks: [{ minutes: 90, project_id: 4 }] }),
  );
  localStorage.clear();
});
