import { monthSchedules } from '@cadre/contract/resources/month-schedules';
import type { RecordOf } from '@cadre/contract/values';
import { addDays, type Day, daysInMonth } from '@cadre/rules/calendar';
import type { Caller, StoredRow } from '../../../../crud/access/caller.ts';
import { doorTo } from '../../../../crud/access/door.ts';
import type { Behaviours } from '../../../../crud/behaviour.ts';
import { idOf, readRecord } from '../../../../crud/read/read.ts';
import { lockRow } from '../../../../crud/write/stored-row.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import type { Runner, Transaction } from '../../../../platform/database/database.ts';
import type { Columns } from '../../../../platform/database/tables.ts';
import type { Coverage } from '../coverage-of.ts';

export type StoredRoster = StoredRow &
  Columns<'month_schedules', 'name' | 'month' | 'department_id' | 'branch_id' | 'coverage' | 'status'> & {
    coverage: Coverage;
    status: 'draft' | 'published' | 'archived';
  };

export const lockRoster = async (tx: Transaction, caller: Caller, id: string | undefined): Promise<StoredRoster> =>
  (await lockRow(tx, monthSchedules, caller, 'update', idOf(id))) as StoredRoster;

/** The record without its grid. */
export const rosterRecord = (db: Runner, actor: Actor, behaviours: Behaviours, id: number): Promise<RecordOf<typeof monthSchedules>> =>
  readRecord(db, doorTo(monthSchedules, behaviours, actor), id);

/** Every day of a month. */
export function daysOf(month: string): [Day, ...Day[]] {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const first = `${month}-01`;
  return [first, ...Array.from({ length: daysInMonth(year, number) - 1 }, (_, at) => addDays(first, at + 1))];
}
