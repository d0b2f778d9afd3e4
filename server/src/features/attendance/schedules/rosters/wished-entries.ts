import { checkRecord } from '@cadre/contract/check';
import { boolean, date, reference, text } from '@cadre/contract/fields';
import type { Day } from '@cadre/rules/calendar';
import { invalid } from '../../../../platform/problem.ts';

/** What a cell shall say: a shift, a day off (`null`), or, cleared, nothing. A note that is not given stays what it is. */
export type WishedEntry = { employee_id: number; date: Day; shift_id: number | null; clear: boolean; note?: string | null };

const fields = {
  employee_id: reference('employees', { required: true }),
  date: date({ required: true }),
  shift_id: reference('shifts'),
  note: text({ max: 200 }),
  clear: boolean(),
};
const most = 2000;

/** Reads `{list: […]}` strictly: known keys, one wish per cell, days of this month alone. */
export function wishedEntries(sent: Record<string, unknown>, month: string): WishedEntry[] {
  const { list, ...rest } = sent;
  if (!Array.isArray(list) || list.length > most || Object.keys(rest).length > 0 || !list.every((one) => isWish(one, month)))
    throw notValid();
  const wishes = list.map((wish) => ({ ...wish, shift_id: wish.shift_id ?? null, clear: wish.clear === true }));
  const cells = new Set(wishes.map(({ employee_id, date }) => `${employee_id} ${date}`));
  if (cells.size !== wishes.length) throw notValid();
  return wishes;
}

const notValid = () => invalid({ entries: [{ code: 'not_valid' }] });

function isWish(wish: unknown, month: string): boolean {
  if (typeof wish !== 'object' || wish === null || Object.keys(checkRecord(fields, wish as Record<string, unknown>)).length > 0)
    return false;
  const { date, clear, ...said } = wish as WishedEntry;
  return date.startsWith(`${month}-`) && (clear ? Object.keys(said).length === 1 : 'shift_id' in said);
}
