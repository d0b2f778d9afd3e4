import { describe, expect, test } from 'vitest';
import type { Action, ShiftHours } from '../facts.ts';
import { at, berlin, flexible, night, office, split } from '../fixtures.ts';
import { expectedMinutes, spansOf } from '../plan/shift-hours.ts';
import { clockAt } from '../plan/zone.ts';
import { type IncompleteDay, proposePunches } from './propose-punches.ts';

const date = '2026-11-12';
const momentOf = (text: string): number => at(text.startsWith('+') ? `2026-11-13 ${text.slice(1)}` : `${date} ${text}`);

function incomplete(texts: readonly string[], shift: ShiftHours | null = office, more: Partial<IncompleteDay> = {}): IncompleteDay {
  return {
    date,
    zone: berlin,
    spans: shift ? spansOf(shift, date, berlin) : [],
    kind: shift?.kind ?? null,
    expected_minutes: shift ? expectedMinutes(shift, date, berlin) : 0,
    break_minutes: shift?.break_minutes ?? 0,
    punches: texts.map((text) => ({ at: momentOf(text.split(' ')[0]!), action: text.split(' ')[1] as Action })),
    usual: { start: null, end: null },
    terminals_silent: false,
    misses_span: false,
    now: at('2026-11-20 12:00'),
    ...more,
  };
}

type Case = [string, readonly string[], ShiftHours | null, Partial<IncompleteDay>, mishap: string | null, punches: string[]];
const cases = (rows: Case[]) =>
  test.each(rows)('%s', (_, texts, shift, more, likelyCause, punches) => {
    const found = proposePunches(incomplete(texts, shift, more));
    expect(found?.mishap ?? null).toBe(likelyCause);
    expect(found?.punches.map(({ action, at: moment, because }) => `${clockAt(berlin, moment)} ${action} ${because}`) ?? []).toEqual(
      punches,
    );
  });

describe('an exit that is missing', () => {
  cases([
    ['is the planned end', ['17:59 in'], office, {}, 'forgot_out', ['18:00 out planned_end']],
    ['is not the planned end when that is the entry', ['18:00 in'], office, {}, null, []],
    [
      'is the usual end a minute after the entry',
      ['10:00 in'],
      null,
      { usual: { start: null, end: 601 } },
      'forgot_out',
      ['10:01 out usual_end'],
    ],
    ['is not the usual end at the minute of the entry', ['10:00 in'], null, { usual: { start: null, end: 600 } }, null, []],
    ['is the usual end after midnight', ['22:00 in'], null, { usual: { start: null, end: 1440 } }, 'forgot_out', ['00:00 out usual_end']],
    [
      'is the usual end an hour after midnight',
      ['22:00 in'],
      null,
      { usual: { start: null, end: 1500 } },
      'forgot_out',
      ['01:00 out usual_end'],
    ],
    ['of a flexible day is after its hours', ['08:10:30 in'], flexible, {}, 'forgot_out', ['17:10 out hours_of_day']],
    [
      'of a flexible day of one minute is a minute later',
      ['08:10 in'],
      flexible,
      { expected_minutes: 1, break_minutes: 0 },
      'forgot_out',
      ['08:11 out hours_of_day'],
    ],
    ['of a flexible day without hours is unknown', ['08:10 in'], flexible, { expected_minutes: 0, break_minutes: 0 }, null, []],
    ['that is now may have happened', ['09:00 in'], office, { now: momentOf('18:00') }, 'forgot_out', ['18:00 out planned_end']],
    ['that is a second ahead has not happened', ['09:00 in'], office, { now: momentOf('18:00') - 1000 }, null, []],
    ['one of two that has not happened leaves both', ['09:00 in', '12:00 break_out'], office, { now: momentOf('17:00') }, null, []],
  ]);
});

describe('an entry that is missing', () => {
  cases([
    ['is the planned start', ['09:01 out'], office, {}, 'forgot_in', ['09:00 in planned_start']],
    ['is not the planned start when that is the exit', ['09:00 out'], office, {}, null, []],
    [
      'is the usual start where nothing is planned',
      ['10:00 out'],
      null,
      { usual: { start: 599, end: null } },
      'forgot_in',
      ['09:59 in usual_start'],
    ],
    ['is not the usual start at the minute of the exit', ['10:00 out'], null, { usual: { start: 600, end: null } }, null, []],
    [
      'is the planned start before the habit',
      ['18:00 out'],
      office,
      { usual: { start: 600, end: null } },
      'forgot_in',
      ['09:00 in planned_start'],
    ],
    [
      'of a flexible day is the usual start',
      ['18:00 out'],
      flexible,
      { usual: { start: 600, end: null } },
      'forgot_in',
      ['10:00 in usual_start'],
    ],
    ['of a flexible day without a habit is the planned start', ['18:00 out'], flexible, {}, 'forgot_in', ['07:00 in planned_start']],
    ['of the second span is its start', ['09:00 in', '13:00 out', '16:01 out'], split, {}, 'forgot_in', ['16:00 in planned_start']],
    [
      'of the second span that ended as it begins is a break',
      ['09:00 in', '13:00 out', '16:00 out'],
      split,
      {},
      'forgot_break',
      ['13:30 in break'],
    ],
    ['on a night is the planned start', ['+05:00 out'], night, {}, 'forgot_in', ['22:00 in planned_start']],
  ]);
});

describe('a wrong key', () => {
  cases([
    [
      'for the entry, followed by an exit',
      ['09:20 out', '18:00 out'],
      office,
      {},
      'wrong_key',
      ['09:19 in wrong_key', '09:20 in wrong_key'],
    ],
    [
      'for the entry 89 minutes after the start',
      ['10:29 out', '18:00 out'],
      office,
      {},
      'wrong_key',
      ['10:28 in wrong_key', '10:29 in wrong_key'],
    ],
    [
      'is not assumed 90 minutes after the start',
      ['10:30 out', '18:00 out'],
      office,
      {},
      'forgot_in',
      ['09:00 in planned_start', '11:30 in break'],
    ],
    ['is not assumed before an entry', ['09:20 out', '10:00 in', '18:00 out'], office, {}, 'forgot_in', ['09:00 in planned_start']],
    [
      'for the exit 89 minutes before the end',
      ['09:00 in', '16:31 in'],
      office,
      {},
      'wrong_key',
      ['16:31 out wrong_key', '18:00 out planned_end'],
    ],
    [
      'is not assumed 90 minutes before the end',
      ['09:00 in', '16:30 in'],
      office,
      {},
      'forgot_out',
      ['15:30 out break', '18:00 out planned_end'],
    ],
    ['for the exit is the last of the day', ['09:00 in', '17:00 in', '17:30 out'], office, {}, 'forgot_break', ['16:00 out break']],
    ['for the exit after the end', ['09:00 in', '18:04 in'], office, {}, 'wrong_key', ['18:04 out wrong_key', '18:05 out wrong_key']],
    ['is not assumed where nothing is planned', ['09:00 in', '17:58 in', '18:00 out'], null, {}, 'forgot_break', ['17:28 out break']],
  ]);
});

describe('a break', () => {
  cases([
    [
      'of the planned length before the second entry',
      ['09:00 in', '13:05 in', '18:00 out'],
      office,
      {},
      'forgot_break',
      ['12:05 out break'],
    ],
    ['a minute after the first entry', ['09:00 in', '10:01 in', '18:00 out'], office, {}, 'forgot_break', ['09:01 out break']],
    ['that would begin at the first entry', ['09:00 in', '10:00 in', '18:00 out'], office, {}, null, []],
    ['of half an hour where none is planned', ['09:00 in', '13:00 in', '18:00 out'], null, {}, 'forgot_break', ['12:30 out break']],
    ['that ends a minute before the exit', ['09:00 in', '12:00 out', '13:01 out'], office, {}, 'forgot_break', ['13:00 in break']],
    ['that would end at the exit', ['09:00 in', '12:00 out', '13:00 out'], office, {}, null, []],
    ['that was begun ends as a break', ['09:00 in', '12:00 break_out', '18:00 out'], office, {}, 'forgot_break', ['13:00 break_in break']],
    ['from full minutes on', ['09:00 in', '12:00:30 out', '18:00 out'], office, {}, 'forgot_break', ['13:01 in break']],
    ['that ended without a beginning', ['09:00 in', '13:00 break_in', '18:00 out'], office, {}, null, []],
    [
      'that ended after a beginning',
      ['09:00 in', '12:00 break_out', '13:00 break_in'],
      office,
      {},
      'forgot_out',
      ['18:00 out planned_end'],
    ],
    ['and an entry for overtime, which may follow an entry', ['09:00 in', '18:30 ot_in', '19:30 out'], office, {}, null, []],
    ['without a return', ['09:00 in', '12:00 break_out'], office, {}, 'forgot_out', ['13:00 break_in break', '18:00 out planned_end']],
    ['without a return after which the day is over', ['09:00 in', '17:00 break_out'], office, {}, null, []],
    [
      'without a return a minute before the end',
      ['09:00 in', '16:59 break_out'],
      office,
      {},
      'forgot_out',
      ['17:59 break_in break', '18:00 out planned_end'],
    ],
    ['through the pause', ['09:00 in', '16:01 out'], split, {}, 'forgot_break', ['13:00 out planned_end', '16:00 in planned_start']],
    ['not where the exit is its end', ['09:00 in', '16:00 out'], split, {}, null, []],
    [
      'from a minute before the pause on',
      ['12:59 in', '20:00 out'],
      split,
      {},
      'forgot_break',
      ['13:00 out planned_end', '16:00 in planned_start'],
    ],
    ['not where the entry is its start', ['13:00 in', '20:00 out'], split, {}, null, []],
  ]);
});

describe('a span without a punch', () => {
  const misses = { misses_span: true };
  const [first, second] = [
    ['09:00 in planned_start', '13:00 out planned_end'],
    ['16:00 in planned_start', '20:00 out planned_end'],
  ];
  cases([
    ['is the second after the first', ['09:00 in', '13:00 out'], split, misses, 'forgot_both', second],
    ['is the second if the exit is its start', ['09:00 in', '16:00 out'], split, misses, 'forgot_both', second],
    ['is the first if the exit is later', ['14:00 in', '16:01 out'], split, misses, 'forgot_both', first],
    ['is the second if the entry is before the middle of the pause', ['14:29 in', '15:00 out'], split, misses, 'forgot_both', second],
    ['is the first if the entry is in the middle of the pause', ['14:30 in', '15:00 out'], split, misses, 'forgot_both', first],
    [
      'is the second after the last of two entries in the first',
      ['09:00 in', '10:00 out', '11:00 in', '13:00 out'],
      split,
      misses,
      'forgot_both',
      second,
    ],
    ['is unknown on a shift of one span', ['09:00 in', '13:00 out'], office, misses, null, []],
  ]);
});

describe('a day without any punch', () => {
  const silent = { terminals_silent: true };
  cases([
    ['is not proposed', [], office, {}, null, []],
    ['is planned if terminals were silent', [], office, silent, 'terminal_down', ['09:00 in planned_start', '18:00 out planned_end']],
    [
      'is planned in two spans',
      [],
      split,
      silent,
      'terminal_down',
      ['09:00 in planned_start', '13:00 out planned_end', '16:00 in planned_start', '20:00 out planned_end'],
    ],
    ['is not proposed without a plan', [], null, silent, null, []],
    ['on a flexible day is by its hours', [], flexible, silent, 'terminal_down', ['07:00 in planned_start', '16:00 out hours_of_day']],
    [
      'on a flexible day is as usual',
      [],
      flexible,
      { ...silent, usual: { start: 480, end: 1000 } },
      'terminal_down',
      ['08:00 in usual_start', '16:40 out usual_end'],
    ],
  ]);
});

test('a complete day needs no proposal', () => expect(proposePunches(incomplete(['09:00 in', '18:00 out']))).toBeNull());
