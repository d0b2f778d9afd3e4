import type { Behaviour, Move, Write } from '../../../crud/behaviour.ts';
import { pictureOf } from '../../../crud/media/picture-of.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { invalid } from '../../../platform/problem.ts';

/** The common behaviour of allowances, bonuses and deductions. */
export const payItem = (source: 'allowances' | 'bonuses' | 'deductions') =>
  ({
    columns: { used_in: () => usedIn(source), pic: () => pictureOf('employees', sql`r.employee_id`) },
    inMonth: (month, { status }) => sql`((r.month = ${month} or (r.start_month <= ${month} and coalesce(r.end_month, ${month}) >= ${month}))
      ${status === undefined ? sql`and (r.status not in ('paused', 'rejected') or ${isPaidIn(source, month)})` : sql``})`,
    can: {
      delete: () => sql`${usedIn(source)} = 0`,
      end: () => sql`r.recurrence <> 'once'`,
    },
    complete: inCurrencyOfBranch,
    beforeWrite: async ({ values, before }) => {
      if (before) fillEmptied(values);
    },
    beforeMove: async (move) => endWithMonth(move),
  }) satisfies Behaviour;

/** The kind of target that a row applies to. */
export const targetOf: Sql<string> = sql`case
  when r.employee_id is not null then 'employee' when r.department_id is not null then 'department'
  when r.job_id is not null then 'job' when r.branch_id is not null then 'branch' else 'everybody' end`;

/** The number of payslips of approved runs that include the item. */
export const usedIn = (source: string): Sql<number> =>
  sql`(select coalesce(sum(u.payslips), 0)::int from pay_item_uses u where u.source = ${sql.lit(source)} and u.source_id = r.id)`;

/** A payslip of the month has it, though it was paused since. */
const isPaidIn = (source: string, month: string): Sql<boolean> =>
  sql`exists (select from pay_item_uses u where u.source = ${sql.lit(source)} and u.source_id = r.id and u.month = ${month})`;

/** The currency defaults to that of the branch. */
export async function inCurrencyOfBranch(tx: Transaction, input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { employee_id, branch_id } = input;
  if (input.currency || (!isNumber(employee_id) && !isNumber(branch_id))) return input;
  const { rows } = await sql<{ currency: string }>`
    select b.currency from branches b
    where b.id = coalesce((select e.branch_id from employees e where e.id = ${isNumber(employee_id) ? employee_id : null}::int), ${isNumber(branch_id) ? branch_id : null}::int)`.execute(
    tx,
  );
  if (!rows[0]) throw invalid({ [isNumber(employee_id) ? 'employee_id' : 'branch_id']: [{ code: 'missing_reference' }] });
  return { ...input, currency: rows[0].currency };
}

const isNumber = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0 && Number(value) < 2_147_483_648;

const defaulted = ['base', 'taxable', 'prorate', 'counts_in_gross', 'less_unpaid_leave', 'priority'];

/** An emptied field gets its default again. */
function fillEmptied(values: Write['values']): void {
  for (const name of defaulted) if (values[name] === null) values[name] = sql`default`;
}

/** Sets the last month of an item; it cannot be before the first one. */
function endWithMonth({ name, input, before, values }: Move): void {
  if (name !== 'end') return;
  const last = String(input.last_month);
  if (before.recurrence === 'once') throw invalid({ last_month: [{ code: 'unknown_field' }] });
  if (last < String(before.start_month)) throw invalid({ last_month: [{ code: 'before_first_month' }] });
  values.end_month = last;
}
