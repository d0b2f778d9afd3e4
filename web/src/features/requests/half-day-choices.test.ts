import { expect, test } from 'vitest';
import { halfDayChoices } from './half-day-choices.ts';

const day = { from_date: '2026-11-23', to_date: '2026-11-23' };
const week = { from_date: '2026-11-23', to_date: '2026-11-27' };
const full = { from_slot: 'full', to_slot: 'full' };
const afternoon = { from_slot: 'pm', to_slot: 'pm' };

test.each([
  ['one day begins at noon and so ends with the afternoon', { ...day, from_slot: 'pm', to_slot: 'full' }, full, afternoon],
  [
    'one day ends at noon and so begins with the morning',
    { ...day, from_slot: 'full', to_slot: 'am' },
    full,
    { from_slot: 'am', to_slot: 'am' },
  ],
  ['several days begin at noon', { ...week, ...afternoon, to_slot: 'full' }, full, { from_slot: 'pm', to_slot: 'full' }],
  ['an afternoon that grows to several days', { ...week, ...afternoon }, afternoon, { from_slot: 'pm', to_slot: 'full' }],
  ['a morning that grows to several days', { ...week, from_slot: 'am', to_slot: 'am' }, full, { from_slot: 'full', to_slot: 'am' }],
  ['days that are not chosen yet', { from_slot: 'pm', to_slot: 'full' }, full, { from_slot: 'pm', to_slot: 'full' }],
])('%s', (_, draft, before, slots) => {
  expect(halfDayChoices(draft, before)).toEqual(slots);
});
