import { leaveYearOf } from '@cadre/rules/leave/leave-year';
import { lockAbsencesOfAll } from '../../../crud/requests/lock-absences.ts';
import { audit } from '../../../crud/write/audit.ts';
import type { Importing, ImportKind, KindRow } from '../../../crud/write/import-kind.ts';
import { type Actor, scopeOf } from '../../../platform/access/actor.ts';
import type { Runner, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { Problem } from '../../../platform/problem.ts';
import { type Posting, postEntries } from '../balances/post-due.ts';
import { thousandths } from '../categories/amounts.ts';
import { type Category, loadCategories } from '../categories/load-categories.ts';
import { importTrace } from './import-trace.ts';

/** The remaining balances when balance tracking began. They are normal ledger lines, which undoing the import reverses. */
export const openingBalances: ImportKind = {
  requireRight(actor) {
    if (scopeOf(actor, 'leave-ledger.adjust') !== 'all') throw new Problem('not_allowed');
  },
  check,
  async commit(tx, by, rows) {
    const entries = await entriesOf(tx, by, rows);
    await lockAbsencesOfAll(tx, [...new Set(entries.map(({ employee_id }) => employee_id))]);
    await postEntries(tx, entries, by.actor.user_id);
    const { rows: posted } = await sql<Columns<'leave_ledger', 'id' | 'key' | 'employee_id'>>`
      select id, key, employee_id from leave_ledger where key = any(${entries.map(({ key }) => key)}::text[])`.execute(tx);
    for (const { id, employee_id } of posted)
      audit(tx, {
        actor: by.actor,
        trace: importTrace,
        action: 'create',
        model: 'leave-ledger',
        model_id: id,
        label: '',
        employee_id,
        changes: [],
      });
    return new Map(posted.map(({ id, key }) => [Number(key.split(':').at(-1)), id]));
  },
  async undo(tx, { actor }, ids) {
    await sql`
      insert into leave_ledger (employee_id, leave_category_id, year, date, kind, amount, note, key, created_by_id)
      select employee_id, leave_category_id, year, date, kind, -amount, note, 'undone:' || id, ${actor.user_id}
      from leave_ledger where id = any(${ids}::int[]) on conflict (key) do nothing`.execute(tx);
  },
};

type Opening = { employee_id: number; leave_category_id: number; amount: number; date?: string; note?: string };

const accountOf = ({ employee_id, leave_category_id }: Opening): string => `${employee_id}:${leave_category_id}`;

async function check(db: Runner, actor: Actor, rows: readonly KindRow[]): Promise<void> {
  const categories = await loadCategories(db);
  const opened = await openAccounts(db, rows);
  const seen = new Map<string, number>();
  for (const { row_no, values, complaints } of rows) {
    const opening = values as Opening;
    const category = categories.get(opening.leave_category_id) as Category;
    const account = accountOf(opening);
    const other = seen.get(account);
    if (opening.employee_id === actor.employee_id) complaints.employee_id = [{ code: 'not_valid', problem: 'own_request' }];
    if (category.policy.balance_mode === 'unlimited') complaints.leave_category_id = [{ code: 'no_balance_kept' }];
    else if (other !== undefined) complaints.leave_category_id = [{ code: 'taken_in_row', row: other }];
    else if (opened.has(account)) complaints.leave_category_id = [{ code: 'has_opening' }];
    if (opening.date !== undefined && opening.date < category.starts_on)
      complaints.date = [{ code: 'before_balances', day: category.starts_on }];
    if (opening.amount === 0) complaints.amount = [{ code: 'not_valid' }];
    seen.set(account, row_no);
  }
}

/** Accounts that have an opening balance already. */
async function openAccounts(db: Runner, rows: readonly KindRow[]): Promise<Set<string>> {
  const people = [...new Set(rows.map(({ values }) => values.employee_id))];
  const { rows: found } = await sql<Columns<'leave_ledger', 'employee_id' | 'leave_category_id'>>`
    select employee_id, leave_category_id from leave_ledger where kind = 'opening' and employee_id = any(${people}::int[])
    group by employee_id, leave_category_id having sum(amount) <> 0`.execute(db);
  return new Set(found.map(({ employee_id, leave_category_id }) => `${employee_id}:${leave_category_id}`));
}

async function entriesOf(
  tx: Transaction,
  { import_id, attempt }: Importing,
  rows: readonly Pick<KindRow, 'row_no' | 'values'>[],
): Promise<Posting[]> {
  const categories = await loadCategories(tx);
  return rows.map(({ row_no, values }) => {
    const { employee_id, leave_category_id, amount, note, date: said } = values as Opening;
    const { policy, starts_on } = categories.get(leave_category_id) as Category;
    const date = said ?? starts_on;
    const year = leaveYearOf(policy.year_starts_in, date).from;
    return {
      kind: 'opening',
      year,
      date,
      amount: thousandths(amount),
      expires_on: null,
      employee_id,
      leave_category_id,
      ...(note && { note }),
      key: `import:${import_id}:${attempt}:${row_no}`,
    };
  });
}
