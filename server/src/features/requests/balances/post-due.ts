import { missingEntries } from '@cadre/rules/leave/due-entries';
import type { Entry } from '@cadre/rules/leave/ledger';
import { lockAbsencesOfAll } from '../../../crud/requests/lock-absences.ts';
import { saveInBatches } from '../../../platform/batching/save-in-batches.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { inUnits } from '../categories/amounts.ts';
import { type LeaveAccount, loadAccounts } from './load-accounts.ts';

/** Posts the grants, expiries and carry-overs due by today for everyone. Running it repeatedly, early or a month late gives the same result. */
export async function postDueOfAll(db: Database): Promise<void> {
  const { rows } = await sql<Columns<'employees', 'id'>>`select id from employees order by id`.execute(db);
  await saveInBatches(
    db,
    rows.map(({ id }) => id),
    async (tx, some) => {
      await postDue(tx, some);
      return undefined;
    },
  );
}

export async function postDue(tx: Transaction, employeeIds: readonly number[], categoryIds?: readonly number[]): Promise<void> {
  await lockAbsencesOfAll(tx, employeeIds);
  const people = await loadAccounts(tx, employeeIds, categoryIds);
  const due = people.flatMap(({ id, today, accounts }) =>
    accounts.filter(({ is_open }) => is_open).flatMap((account) => keyed(id, account, missingEntries(account, today))),
  );
  await postEntries(tx, due);
}

export type Posting = Entry & { employee_id: number; leave_category_id: number; key: string; leave_id?: number; note?: string };

/** The key counts earlier postings of the same kind, so that two processes that find the same difference post it once. */
function keyed(employee_id: number, { category, ledger }: LeaveAccount, entries: readonly Entry[]): Posting[] {
  return entries.map((entry, at) => {
    const { kind, year, date } = entry;
    const before = [...ledger, ...entries.slice(0, at)].filter((one) => one.kind === kind && one.year === year && one.date === date).length;
    return { ...entry, employee_id, leave_category_id: category.id, key: [kind, employee_id, category.id, year, date, before].join(':') };
  });
}

export async function postEntries(tx: Transaction, entries: readonly Posting[], created_by_id: number | null = null): Promise<number[]> {
  if (entries.length === 0) return [];
  const rows = entries.map((entry) => ({ ...entry, amount: inUnits(entry.amount) }));
  const { rows: posted } = await sql<{ id: number }>`
    insert into leave_ledger (employee_id, leave_category_id, year, date, kind, amount, expires_on, leave_id, note, key, created_by_id)
    select employee_id, leave_category_id, year, date, kind, amount, expires_on, leave_id, note, key, ${created_by_id}
    from json_to_recordset(${JSON.stringify(rows)}::json) as p (
      employee_id int, leave_category_id int, year date, date date, kind text, amount numeric, expires_on date, leave_id int, note text, key text)
    on conflict (key) do nothing returning id`.execute(tx);
  return posted.map(({ id }) => id);
}
