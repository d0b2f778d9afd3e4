import { describe, expect, test } from 'vitest';
import type { Missed } from '../day/lateness.ts';
import type { Overtime } from '../day/overtime.ts';
import type { Worked } from '../day/worked.ts';
import type { DayPlan, Explanation } from '../facts.ts';
import { at, berlin, office, planOn, theDay } from '../fixtures.ts';
import { defaultSettings } from '../plan/default-settings.ts';
import { explainInto } from './explain.ts';
import { explainEarliness, explainLateness, explainOvertime, explainWorked } from './explain-work.ts';
import { explanationArgs } from './explanation-args.ts';

function explained(write: (explain: ReturnType<typeof explainInto>) => void): Explanation[] {
  const found: Explanation[] = [];
  write(explainInto(found, berlin));
  return found;
}
const plan = planOn(theDay, office);

describe('worked time is explained', () => {
  const worked: Worked = {
    minutes: 480,
    spans: [],
    break_minutes: 0,
    deducted_minutes: 0,
    paid_break_minutes: 0,
    before_shift_minutes: 0,
    pause_minutes: 0,
  };
  const sum: Explanation = { code: 'worked', args: { minutes: 480 } };
  test.each<[string, Partial<Worked>, number, Explanation[]]>([
    ['alone', {}, 480, [sum]],
    ['with one minute before the shift', { before_shift_minutes: 1 }, 480, [{ code: 'before_shift_uncounted', args: { minutes: 1 } }, sum]],
    ['with one minute in the pause', { pause_minutes: 1 }, 480, [{ code: 'pause_uncounted', args: { minutes: 1 } }, sum]],
    ['with one minute of a break', { break_minutes: 1 }, 480, [{ code: 'breaks_taken', args: { minutes: 1 } }, sum]],
    ['with one minute of a paid break', { paid_break_minutes: 1 }, 480, [{ code: 'paid_break_counted', args: { minutes: 1 } }, sum]],
    [
      'with one minute taken off',
      { break_minutes: 1, deducted_minutes: 1 },
      480,
      [{ code: 'break_deducted', args: { minutes: 1, after: 360 } }, sum],
    ],
    [
      'with a break and a part taken off',
      { break_minutes: 60, deducted_minutes: 40 },
      480,
      [{ code: 'breaks_taken', args: { minutes: 20 } }, { code: 'break_deducted', args: { minutes: 40, after: 360 } }, sum],
    ],
    ['rounded', {}, 485, [sum, { code: 'rounded', args: { from: 480, to: 485, step: 5 } }]],
  ])('%s', (_, given, rounded, expected) => {
    const of: DayPlan = { ...plan, settings: { ...defaultSettings, rounding_step_minutes: 5 } };
    expect(explained((explain) => explainWorked(explain, { ...worked, ...given }, rounded, of))).toEqual(expected);
  });
});

describe('punctuality is explained', () => {
  const missed: Missed = { due: at(`${theDay} 09:00`), is_core: false, grace: 10, unexcused: 0, excused: 0, minutes: 0 };
  test.each<[string, Partial<Missed>, string[]]>([
    ['in time', {}, ['on_time']],
    ['within the grace', { unexcused: 10 }, ['on_time']],
    ['with an excuse of one minute', { excused: 1 }, ['excused', 'on_time']],
    ['with an excuse that was too short', { excused: 1, unexcused: 11, minutes: 11 }, ['excused', 'beyond_grace']],
    ['beyond the grace', { unexcused: 11, minutes: 11 }, ['beyond_grace']],
    ['beyond the grace, from its end', { unexcused: 11, minutes: 1 }, ['after_grace']],
    ['in the core hours', { unexcused: 11, minutes: 11, is_core: true }, ['for_core']],
    ['in time for the core hours', { is_core: true }, ['on_time']],
  ])('%s', (_, given, expected) => {
    const one = { ...missed, ...given };
    const late = explained((explain) => explainLateness(explain, one, '09:11'));
    const early = explained((explain) => explainEarliness(explain, one, '08:49'));
    expect(late.map(({ code }) => code)).toEqual(expected.map((code) => (code === 'on_time' ? code : `late_${code}`)));
    expect(early.map(({ code }) => code)).toEqual(expected.map((code) => (code === 'on_time' ? 'left_on_time' : `early_${code}`)));
  });
});

describe('overtime is explained', () => {
  const holiday = { name: 'New Year', portion: 'full' } as const;
  test.each<[string, Overtime, Partial<DayPlan>, Explanation[]]>([
    ['not where there is none', { minutes: 0, found: 0, capped: false }, {}, []],
    ['below a block', { minutes: 0, found: 1, capped: false }, {}, [{ code: 'overtime_below_block', args: { found: 1, block: 30 } }]],
    ['of a block', { minutes: 30, found: 40, capped: false }, {}, [{ code: 'overtime', args: { found: 40, block: 30, minutes: 30 } }]],
    [
      'on a holiday',
      { minutes: 30, found: 40, capped: false },
      { holiday },
      [{ code: 'overtime_on_free_day', args: { found: 40, block: 30, minutes: 30 } }],
    ],
    [
      'up to the limit',
      { minutes: 60, found: 100, capped: true },
      {},
      [
        { code: 'overtime', args: { found: 100, block: 30, minutes: 60 } },
        { code: 'overtime_capped', args: { most: 60 } },
      ],
    ],
    [
      'up to a limit of nothing',
      { minutes: 0, found: 100, capped: true },
      {},
      [
        { code: 'overtime', args: { found: 100, block: 30, minutes: 0 } },
        { code: 'overtime_capped', args: { most: 0 } },
      ],
    ],
  ])('%s', (_, overtime, more, expected) => {
    expect(explained((explain) => explainOvertime(explain, overtime, { ...plan, ...more }))).toEqual(expected);
  });
});

test.each<[string, Explanation['args'], Explanation['args']]>([
  ['planned_by_employee', { expected: 480 }, { expected: '8:00' }],
  ['worked', { minutes: 90 }, { minutes: '1:30' }],
  ['span_missed', { minutes: 90 }, { as: 'missing', minutes: 90 }],
  ['span_missed', { minutes: 90, as: 'late' }, { as: 'late', minutes: 90 }],
  ['breaks_taken', { minutes: 90 }, { minutes: 90 }],
])('the arguments of %s', (code, args, expected) => expect(explanationArgs({ code, args })).toEqual(expected));
