import { weekdayOf } from '@cadre/rules/attendance/iso-week';
import { addDays, type Day } from '@cadre/rules/calendar';
import { createRandom } from '../random.ts';
import type { CategoryCode } from './categories.ts';

export type LeavePlan = {
  employee: number;
  category: CategoryCode;
  from: Day;
  to: Day;
  from_slot: 'full' | 'pm';
  status: 'draft' | 'pending' | 'approved' | 'rejected' | 'cancelled' | 'cancellation_requested';
  reason: string | null;
  note: string | null;
};

type Person = { number: number; hire_date: Day };

/** A year of somebody's leave, behind and ahead. The same person has the same year, counted from the week of today. */
export function planLeaves({ number, hire_date }: Person, today: Day): LeavePlan[] {
  const random = createRandom(104_729 * (number + 1));
  const monday = addDays(today, 1 - weekdayOf(today));
  const plan = (weeks: number, days: number, category: CategoryCode, more: Partial<LeavePlan> = {}): LeavePlan => {
    const from = addDays(monday, weeks * 7 + (days >= 5 ? 0 : random.below(5 - days + 1)));
    const to = addDays(from, days - 1);
    return { employee: number, category, from, to, from_slot: 'full', status: 'approved', reason: null, note: null, ...more };
  };
  const all = [
    plan(-34 - random.below(8), 5, 'VAC'),
    plan(-16 - random.below(6), 5, 'VAC'),
    ...(random.below(3) === 0 ? [plan(-8 - random.below(4), 1 + random.below(3), 'SICK')] : []),
    ...(number % 6 === 1 ? [plan(-5, 1, 'SPC', { reason: 'Moving house' })] : []),
    ...(number % 3 === 0 ? [plan(3 + random.below(2), 3, 'VAC', { status: 'pending' })] : []),
    ...(number % 5 === 1 ? [plan(5 + random.below(3), 2, 'VAC')] : []),
    ...(number % 7 === 2 ? [plan(2, 4, 'VAC', { status: 'rejected', note: 'The release is in that week.' })] : []),
    ...(number % 9 === 4 ? [plan(-3, 2, 'VAC', { status: 'cancelled' })] : []),
    ...(number % 11 === 5 ? [plan(9, 2, 'VAC', { status: 'cancellation_requested' })] : []),
    ...(number % 8 === 3 ? [plan(10, 5, 'UNP', { status: 'draft', reason: 'A longer trip' })] : []),
    ...(number % 10 === 6 ? [plan(1, 1, 'VAC', { from_slot: 'pm' })] : []),
  ];
  return all.filter(({ from }) => from >= addDays(hire_date, 60));
}
