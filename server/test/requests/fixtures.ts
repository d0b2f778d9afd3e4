import { weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import { addDays, dayIn } from '@cadre/rules/calendar';
import type { Answer, Person } from '../office/person.ts';
import type { Office } from '../office.ts';
import { admit, hire } from '../people/people.ts';

export const today = dayIn('Europe/Lisbon', new Date());

/** A Monday some weeks ahead whose week is within one year, at any date of the test run. */
export function mondayIn(weeks: number): string {
  const monday = addDays(today, 8 - weekdayOf(today) + 7 * weeks);
  return monday.slice(0, 4) === addDays(monday, 6).slice(0, 4) ? monday : addDays(monday, 7);
}

let made = 0;

/** HR creates a category; the default grants twenty days at the start of the year. */
export async function newCategory(office: Office, given: Record<string, unknown> = {}): Promise<number> {
  made += 1;
  const usual = { name: `Leave ${made}`, code: `L${made}`, color: '#0b7a4b', unit: 'day', min_step: 'half', balance_mode: 'tracked' };
  const policy = { grant: 'upfront', accrual_frequency: 'monthly', accrual_timing: 'end', rounding: 'half', rounding_mode: 'nearest' };
  const rest = { prorate: 'none', carry_over: 'none', carry_over_expiry: 'none', substitute: 'optional', annual_amount: 20 };
  const answer = await office.as('hr').post('/leave-categories', { ...usual, ...policy, ...rest, ...given });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.data.id;
}

export type Requester = { id: number; as: Person };

/** An employee with an account who can request leave. */
export async function newcomer(office: Office, given: Record<string, unknown> = {}, role = 2): Promise<Requester> {
  const { id } = await hire(office, given);
  return { id, as: (await admit(office, id, role)).as };
}

export const ask = (
  { as }: Requester,
  leave_category_id: number,
  from_date: string,
  to_date = from_date,
  more: object = {},
): Promise<Answer> => as.post('/leaves', { leave_category_id, from_date, to_date, ...more });

/** The balance of an employee on a day, as HR sees it. */
export async function balanceOf(office: Office, { id }: { id: number }, category: number, date = today) {
  const { body } = await office.as('hr').get(`/employees/${id}/leave-balances`, { date });
  return body.data.balances.find((one: { category: { id: number } }) => one.category.id === category);
}
