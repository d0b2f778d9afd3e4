import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { standInServer } from '../../crud/testing/stand-in-server.ts';
import { Calendar } from './calendar.tsx';
import type { CalendarProps } from './calendar-grid.tsx';

async function showCalendar(props: Partial<CalendarProps>) {
  standInServer({ 'GET /users/me': meWith() });
  const onPick = vi.fn();
  showPage(<Calendar day="2026-03-18" onPick={onPick} {...props} />);
  await screen.findByRole('grid');
  return { onPick, user: userEvent.setup() };
}

const focused = () => (document.activeElement as HTMLElement).dataset.day;

test.each([
  ['{ArrowRight}', '2026-03-19'],
  ['{ArrowUp}', '2026-03-11'],
  ['{Home}', '2026-03-16'],
  ['{End}', '2026-03-22'],
  ['{PageDown}', '2026-04-18'],
  ['{Shift>}{PageUp}{/Shift}', '2025-03-18'],
])('%s leads from the eighteenth of March to %s', async (keys, day) => {
  const { user, onPick } = await showCalendar({});
  await waitFor(() => expect(focused()).toBe('2026-03-18'));
  await user.keyboard(keys);
  expect(focused()).toBe(day);
  await user.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledWith(day);
});

test('a year far away is two gestures away, and the choice of the year keeps the focus', async () => {
  const { user } = await showCalendar({});
  const year = screen.getByRole('combobox', { name: 'Year' });
  await user.selectOptions(year, '1984');
  expect(screen.getByRole('grid', { name: 'March 1984' })).toBeDefined();
  expect(focused()).toBeUndefined();
});

test('days beyond the bounds cannot be reached or picked', async () => {
  const { user, onPick } = await showCalendar({ min: '2026-03-17', max: '2026-03-19' });
  await waitFor(() => expect(focused()).toBe('2026-03-18'));
  await user.keyboard('{PageDown}');
  expect(focused()).toBe('2026-03-19');
  await user.click(screen.getByRole('button', { name: /March 20, 2026/ }));
  expect(onPick).not.toHaveBeenCalled();
});

test('the chosen day and today are marked', async () => {
  await showCalendar({});
  expect(document.querySelector('td[aria-selected=true]')?.textContent).toBe('18');
});
