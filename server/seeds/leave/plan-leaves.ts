import { mondayOf, weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import { addDays, type Day } from '@cadre/rules/calendar';
import { easterSunday } from '../calendar/easter-sunday.ts';
import { createRandom, type Random } from '../random.ts';
import type { CategoryCode } from './categories.ts';

export type LeavePlan = {
  employee: number;
  category: CategoryCode;
  from: Day;
  to: Day;
  from_slot: 'full' | 'pm';
  status: 'draft' | 'pending' | 'approved' | 'rejected' | 'cancelled' | 'cancellation_requested';
  /** The day it was entered, never ahead. */
  entered: Day;
  reason: string | null;
  note: string | null;
  shorten_to: Day | null;
  /** A vacation with illness in it, which replaces some of its days. */
  interrupted: boolean;
};

type Person = { number: number; hire_date: Day };
type More = Partial<Omit<LeavePlan, 'employee' | 'category' | 'from' | 'to'>>;

/** A year of an employee's leave, behind and ahead: holidays by the season, illness when it comes, requests in every state. */
export function planLeaves({ number, hire_date }: Person, today: Day): LeavePlan[] {
  const random = createRandom(104_729 * (number + 1));
  const monday = addDays(today, 1 - weekdayOf(today));
  const year = Number(today.slice(0, 4));
  const leave = (category: CategoryCode, from: Day, days: number, more: More = {}): LeavePlan => {
    const lead = category === 'SICK' ? 0 : random.between(14, 60);
    const latest = addDays(today, -1 - random.below(12));
    const entered = addDays(from, -lead) < latest ? addDays(from, -lead) : latest;
    const to = addDays(from, days - 1);
    const usual = { status: 'approved', reason: null, note: null, from_slot: 'full', shorten_to: null, interrupted: false } as const;
    return { employee: number, category, from, to, entered, ...usual, ...more };
  };
  const inWeek = (weeks: number, days: number): Day => addDays(monday, weeks * 7 + (days >= 5 ? 0 : random.below(5 - days + 1)));
  const plan = (weeks: number, days: number, category: CategoryCode, more: More = {}) => leave(category, inWeek(weeks, days), days, more);

  const special = [
    ...(number === 41 ? [plan(-16, 42, 'PAR')] : []),
    ...(number === 31 ? [plan(-22, 19, 'SICK')] : []),
    ...(number % 9 === 7 ? [plan(-1 - random.below(3), 2, 'SICK')] : []),
    ...(number % 4 === 0 ? [plan(-1 - random.below(3), 1 + random.below(2), 'VAC')] : []),
    ...(number % 6 === 1 ? [plan(-2 - random.below(35), 1, 'SPC', { reason: random.pick(reasons) })] : []),
    ...(number % 21 === 9 ? [plan(-14 - random.below(6), 3, 'UNP', { reason: 'A journey with the family' })] : []),
    ...(number % 7 === 0 ? [plan(3 + random.below(2), 3, 'VAC', { status: 'pending' })] : []),
    ...(number % 5 === 1 ? [plan(5 + random.below(3), 2, 'VAC')] : []),
    ...(number % 11 === 2 ? [plan(2, 4, 'VAC', { status: 'rejected', note: 'The release is in that week.' })] : []),
    ...(number % 13 === 4 ? [plan(-3, 2, 'VAC', { status: 'cancelled' })] : []),
    ...(number % 22 === 9 ? [plan(9, 2, 'VAC', { status: 'cancellation_requested' })] : []),
    ...(number % 22 === 16 ? [shortened(plan(8, 5, 'VAC', { status: 'cancellation_requested' }))] : []),
    ...(number % 16 === 3 ? [plan(10, 5, 'UNP', { status: 'draft', reason: 'A longer trip' })] : []),
    ...(number % 10 === 6 ? [plan(1, 1, 'VAC', { from_slot: 'pm' })] : []),
  ];
  const seasons = [year - 1, year, year + 1].flatMap((of) =>
    vacationsOf(of, number, random).map(([from, days]) => leave('VAC', from, days)),
  );
  const vacations = seasons.map((one) =>
    one.from > addDays(today, 60) && number % 3 === 0 ? { ...one, status: 'pending' as const } : one,
  );
  const illnesses = Array.from({ length: random.pick([0, 1, 2, 2, 3]) }, () => plan(-2 - random.below(48), 1 + random.below(5), 'SICK'));
  const taken = withoutOverlap([...special, ...vacations, ...illnesses].filter(({ from }) => isKnown(from)));
  const spoilt = number % 20 === 15 ? taken.find(isPastVacation) : undefined;
  if (!spoilt) return taken;
  return [leave('SICK', addDays(spoilt.from, 1), 2), ...taken.map((one) => (one === spoilt ? { ...one, interrupted: true } : one))];

  function isKnown(from: Day): boolean {
    return from >= addDays(hire_date, 90) && from >= addDays(today, -360) && from <= addDays(today, 150);
  }
  function isPastVacation({ category, from, to, status }: LeavePlan): boolean {
    return category === 'VAC' && status === 'approved' && addDays(from, 4) <= to && to < addDays(today, -14);
  }
}

const reasons = ['Moving house', 'Wedding of a sister', 'An appointment at court', 'Funeral in the family'];

const shortened = (plan: LeavePlan): LeavePlan => ({ ...plan, shorten_to: addDays(plan.from, 2) });

/** Two weeks in summer, some days around Easter, in autumn and after Christmas: within what a year gives. */
function vacationsOf(year: number, number: number, random: Random): [from: Day, days: number][] {
  const summer = mondayOf(year, random.between(27, 34));
  const weeks: [Day, number][] =
    number % 3 === 0
      ? [
          [summer, 5],
          [addDays(summer, 7 * random.between(3, 6)), 5],
        ]
      : [[summer, 12]];
  return [
    number % 2 === 0 ? [addDays(easterSunday(year), -6), 3] : [addDays(mondayOf(year, random.between(18, 23)), random.below(3)), 2],
    ...weeks,
    [addDays(mondayOf(year, random.between(40, 47)), random.below(3)), 2],
    ...(number % 5 < 3 ? [[`${year}-12-28`, 4] as [Day, number]] : []),
  ];
}

/** The earlier plan wins. */
const withoutOverlap = (plans: readonly LeavePlan[]): LeavePlan[] =>
  plans.filter((one, at) => plans.slice(0, at).every(({ from, to }) => to < one.from || one.to < from));
