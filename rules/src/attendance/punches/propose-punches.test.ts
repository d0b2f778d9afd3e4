import { describe, expect, test } from 'vitest';
import type { Action, ShiftHours } from '../facts.ts';
import { at, berlin, flexible, night, office, planOn, punch, settled, split, splitNight } from '../fixtures.ts';
import { expectedMinutes, spansOf } from '../plan/shift-hours.ts';
import { clockAt } from '../plan/zone.ts';
import { type IncompleteDay, proposePunches } from './propose-punches.ts';

const date = '2026-11-12';
const none = { start: null, end: null };
const stampOf = (text: string) => (text.startsWith('+') ? `2026-11-13 ${text.slice(1)}` : `${date} ${text}`);

function incomplete(texts: readonly string[], shift: ShiftHours | null = office, more: Partial<IncompleteDay> = {}): IncompleteDay {
  return {
    date,
    zone: berlin,
    spans: shift ? spansOf(shift, date, berlin) : [],
    kind: shift?.kind ?? null,
    expected_minutes: shift ? expectedMinutes(shift, date, berlin) : 0,
    break_minutes: shift?.break_minutes ?? 0,
    punches: texts.map(stampOf).map((text) => ({ at: at(text.slice(0, text.lastIndexOf(' '))), action: text.split(' ')[2] as Action })),
    usual: none,
    terminals_silent: false,
    misses_span: false,
    now: at('2026-11-20 12:00'),
    ...more,
  };
}

const proposed = (day: IncompleteDay): string[] =>
  proposePunches(day)?.punches.map(({ action, at: moment, because }) => `${clockAt(berlin, moment)} ${action} (${because})`) ?? [];

describe('a missing punch is proposed with its time', () => {
  test.each<[string, readonly string[], ShiftHours | null, Partial<IncompleteDay>, string[]]>([
    ['no going: the planned end', ['08:58 in'], office, {}, ['18:00 out (planned_end)']],
    ['the plan before the habit', ['08:58 in'], office, { usual: { start: 530, end: 1110 } }, ['18:00 out (planned_end)']],
    ['a night ends on the next day', ['21:55 in'], night, {}, ['06:00 out (planned_end)']],
    ['a flexible day ends as usual', ['08:10 in'], flexible, { usual: { start: 490, end: 1050 } }, ['17:30 out (usual_end)']],
    ['or when its hours are done', ['08:10 in'], flexible, {}, ['17:10 out (hours_of_day)']],
    ['a day off ends as days usually do', ['10:00 in'], null, { usual: { start: 600, end: 960 } }, ['16:00 out (usual_end)']],
    ['no coming: the planned start', ['18:03 out'], office, {}, ['09:00 in (planned_start)']],
    ['a flexible day begins as usual', ['18:03 out'], flexible, { usual: { start: 490, end: 1050 } }, ['08:10 in (usual_start)']],
    ['no return from the break', ['09:00 in', '12:00 break_out'], office, {}, ['13:00 break_in (break)', '18:00 out (planned_end)']],
    ['left twice, the return is missing', ['09:00 in', '12:00 out', '18:00 out'], office, {}, ['13:00 in (break)']],
    ['the same by the break key', ['09:00 in', '12:00 break_out', '18:00 out'], office, {}, ['13:00 break_in (break)']],
    ['came twice, the leaving is missing', ['09:00 in', '13:05 in', '18:00 out'], office, {}, ['12:05 out (break)']],
    [
      'came twice, the second time by the wrong key',
      ['09:00 in', '17:58 in'],
      office,
      {},
      ['17:58 out (wrong_key)', '18:00 out (planned_end)'],
    ],
    ['the same after the end', ['09:00 in', '18:04 in'], office, {}, ['18:04 out (wrong_key)', '18:05 out (wrong_key)']],
    ['came by the wrong key, and late', ['09:20 out', '18:00 out'], office, {}, ['09:19 in (wrong_key)', '09:20 in (wrong_key)']],
    ['a split shift: the end of the first span', ['09:00 in', '16:00 in', '20:00 out'], split, {}, ['13:00 out (planned_end)']],
    ['the beginning of the second', ['09:00 in', '13:00 out', '20:00 out'], split, {}, ['16:00 in (planned_start)']],
    ['both ends of its pause', ['09:00 in', '20:00 out'], split, {}, ['13:00 out (planned_end)', '16:00 in (planned_start)']],
    [
      'the second span has no punches',
      ['09:00 in', '13:00 out'],
      split,
      { misses_span: true },
      ['16:00 in (planned_start)', '20:00 out (planned_end)'],
    ],
    [
      'the first span has no punches',
      ['16:10 in', '20:00 out'],
      split,
      { misses_span: true },
      ['09:00 in (planned_start)', '13:00 out (planned_end)'],
    ],
    [
      'the same after an early return',
      ['14:00 in', '20:00 out'],
      split,
      { misses_span: true },
      ['09:00 in (planned_start)', '13:00 out (planned_end)'],
    ],
    [
      'the second span after work into the pause',
      ['09:00 in', '14:00 out'],
      split,
      { misses_span: true },
      ['16:00 in (planned_start)', '20:00 out (planned_end)'],
    ],
    [
      'a span after midnight',
      ['17:00 in', '20:00 out'],
      splitNight,
      { misses_span: true },
      ['22:00 in (planned_start)', '02:00 out (planned_end)'],
    ],
    ['terminals were dead', [], office, { terminals_silent: true }, ['09:00 in (planned_start)', '18:00 out (planned_end)']],
    [
      'terminals were dead on a flexible day',
      [],
      flexible,
      { terminals_silent: true, usual: { start: 490, end: 1050 } },
      ['08:10 in (usual_start)', '17:30 out (usual_end)'],
    ],
  ])('%s', (_, texts, shift, more, wanted) => {
    const day = incomplete(texts, shift, more);
    expect(proposed(day)).toEqual(wanted);
    const added = proposePunches(day)!.punches.map((one) => punch(`${date} 00:00 ${one.action}`, { at: one.at }));
    const { days } = settled(date, date, (on) => planOn(on, on === date ? shift : null), [
      ...texts.map((text) => punch(stampOf(text))),
      ...added,
    ]);
    expect(days[0]?.status).toBe('present');
    for (const flag of ['missing_in', 'missing_out', 'missed_span']) expect(days[0]?.flags).not.toContain(flag);
  });

  test('a day of two spans ends with the one that was begun', () => {
    const spans = [
      { start: at(`${date} 08:00`), end: at(`${date} 12:00`) },
      { start: at(`${date} 16:00`), end: at(`${date} 20:00`) },
    ];
    expect(proposed(incomplete(['08:00 in'], office, { spans }))).toEqual(['12:00 out (planned_end)']);
    expect(proposed(incomplete(['08:00 in', '16:00 in', '20:00 out'], office, { spans }))).toEqual(['12:00 out (planned_end)']);
    expect(proposed(incomplete(['08:00 in', '12:00 out', '20:00 out'], office, { spans }))).toEqual(['16:00 in (planned_start)']);
  });
});

describe('a person decides', () => {
  test.each<[string, readonly string[], ShiftHours | null, Partial<IncompleteDay>]>([
    ['whether an employee without a punch was present', [], office, {}],
    ['on a day off without a habit', ['10:00 in'], null, {}],
    ['when an employee arrives after the planned end', ['19:30 in'], office, {}],
    ['when an employee leaves before the planned start', ['07:00 out'], office, {}],
    ['when a break began as the day ended', ['09:00 in', '17:59 break_out'], office, {}],
    ['about a span covered by leave', ['09:00 in', '13:00 out'], split, {}],
    ['about a day that is not over', ['08:58 in'], office, { now: at(`${date} 15:00`) }],
  ])('%s', (_, texts, shift, more) => {
    expect(proposePunches(incomplete(texts, shift, more))).toBeNull();
  });
});

test.each([
  [['08:58 in'], 'forgot_out'],
  [['18:03 out'], 'forgot_in'],
  [['09:00 in', '12:00 out', '18:00 out'], 'forgot_break'],
  [['09:00 in', '12:00 break_out'], 'forgot_out'],
  [['09:00 in', '17:58 in'], 'wrong_key'],
  [['09:00 in', '13:00 out'], 'forgot_both', split, { misses_span: true }],
] as [string[], string, ShiftHours?, Partial<IncompleteDay>?][])('%j reads as %s', (texts, likelyCause, shift = office, more = {}) => {
  expect(proposePunches(incomplete(texts, shift, more))?.mishap).toBe(likelyCause);
});
