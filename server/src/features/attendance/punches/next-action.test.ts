import type { Action, DayPlan, ShiftHours } from '@cadre/rules/attendance/facts';
import { defaultSettings } from '@cadre/rules/attendance/plan/default-settings';
import { expect, test } from 'vitest';
import { nextAction, repeatedPunch } from './next-action.ts';
import type { LastPunch } from './standing.ts';

const today = '2026-11-12';
const now = Date.parse('2026-11-12T09:00:00Z');
const plan: DayPlan = {
  date: today,
  employed: true,
  tracked: true,
  zone: 'UTC',
  shift: null,
  origin: 'none',
  holiday: null,
  settings: defaultSettings,
};
const watch: ShiftHours = {
  id: 1,
  name: 'Watch',
  code: 'W',
  kind: 'fixed',
  start_time: '08:00',
  end_time: '08:00',
  pause_start: null,
  pause_end: null,
  break_minutes: 0,
  paid_break: false,
  required_minutes: null,
  core_start: null,
  core_end: null,
  half_split_time: null,
  window_before_minutes: null,
  window_after_minutes: null,
  grace_in_minutes: null,
  grace_out_minutes: null,
};
const before = (seconds: number, action: Action, work_date: string | null = today): LastPunch => ({
  action,
  at: now - seconds * 1000,
  work_date,
});

test.each([
  ['no punch yet', null, 'in'],
  ['in since an hour', before(3600, 'in'), 'out'],
  ['out since an hour', before(3600, 'out'), 'in'],
  ['back from a break', before(3600, 'break_in'), 'out'],
  ['on a break', before(3600, 'break_out'), 'break_in'],
  ['in for overtime', before(3600, 'ot_in'), 'out'],
  ['in since yesterday and forgot to leave', before(15 * 3600, 'in', '2026-11-11'), 'in'],
  ['in for longer than a day can be', before(17 * 3600, 'in'), 'in'],
] as const)('%s', (_story, last, next) => {
  expect(nextAction({ now, plan, last })).toBe(next);
});

test('an employee planned for a whole day checks out after a whole day', () => {
  const last = { action: 'in', at: now - 25 * 3_600_000, work_date: today } as const;
  expect(nextAction({ now, plan: { ...plan, shift: watch }, last })).toBe('out');
  expect(nextAction({ now, plan, last })).toBe('in');
});

test.each([
  ['the same press within the window', before(59, 'in'), undefined, true],
  ['the same word within the window', before(59, 'in'), 'in', true],
  ['another word within the window', before(20, 'in'), 'out', false],
  ['a press after the window', before(60, 'in'), undefined, false],
  ['coming in while in', before(3600, 'in'), 'in', true],
  ['leaving once more, which is evidence of coming back', before(3600, 'out'), 'out', false],
  ['coming in on the next day', before(15 * 3600, 'in', '2026-11-11'), 'in', false],
  ['the first press', null, 'in', false],
] as const)('whether a punch is a repeat: %s: %#', (_story, last, wanted, isRepeated) => {
  expect(repeatedPunch({ now, plan, last }, wanted) !== null).toBe(isRepeated);
});
