import type { BodyOf } from '@cadre/contract/call';
import type { saveRosterEntries } from '@cadre/contract/calls/schedules';
import type { Day } from '@cadre/rules/calendar';
import { invalid } from '../../../../platform/problem.ts';

/** What a cell shall say: a shift, a day off (`null`), or, cleared, nothing. A note that is not given stays what it is. */
export type WishedEntry = { employee_id: number; date: Day; shift_id: number | null; clear: boolean; note?: string | null };

type Entries = BodyOf<typeof saveRosterEntries>['entries'];

/** One wish per cell, in days of this month alone. */
export function wishedEntries({ list }: Entries, month: string): WishedEntry[] {
  const cells = new Set(list.map(({ employee_id, date }) => `${employee_id} ${date}`));
  if (cells.size !== list.length || !list.every((wish) => isPlain(wish, month))) throw invalid({ entries: [{ code: 'not_valid' }] });
  return list.map((wish) => ({ ...wish, shift_id: wish.shift_id ?? null, clear: wish.clear === true }));
}

/** Either it says something or it clears. */
function isPlain({ date, clear, employee_id: _, ...said }: Entries['list'][number], month: string): boolean {
  return date.startsWith(`${month}-`) && (clear ? Object.keys(said).length === 0 : 'shift_id' in said);
}
