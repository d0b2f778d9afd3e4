import type { BodyOf } from '@cadre/contract/call';
import type { saveRosterEntries } from '@cadre/contract/calls/schedules';
import type { Day } from '@cadre/rules/calendar';
import { invalid } from '../../../../platform/problem.ts';

/** The new content of a cell: a shift, a day off (`null`) or, with `clear`, empty. A missing note leaves the note unchanged. */
export type SentEntry = { employee_id: number; date: Day; shift_id: number | null; clear: boolean; note?: string | null };

type Entries = BodyOf<typeof saveRosterEntries>['entries'];

/** One entry per cell, in days of this month alone. */
export function sentEntries({ list }: Entries, month: string): SentEntry[] {
  const cells = new Set(list.map(({ employee_id, date }) => `${employee_id} ${date}`));
  if (cells.size !== list.length || !list.every((entry) => isPlain(entry, month))) throw invalid({ entries: [{ code: 'not_valid' }] });
  return list.map((entry) => ({ ...entry, shift_id: entry.shift_id ?? null, clear: entry.clear === true }));
}

/** An entry either sets a cell or clears it. */
function isPlain({ date, clear, employee_id: _, ...said }: Entries['list'][number], month: string): boolean {
  return date.startsWith(`${month}-`) && (clear ? Object.keys(said).length === 0 : 'shift_id' in said);
}
