import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { Calculated, Failed } from './calculate-people.ts';
import { changedFacts } from './facts-of.ts';
import { ofEmployees } from './of-employees.ts';
import type { WrittenPayslip } from './payslip-row.ts';
import type { StoredRun } from './stored-run.ts';

type Run = Pick<StoredRun, 'id' | 'month' | 'period' | 'kind'>;

/** Writes the payslips of a batch of people of a run; unchanged ones are not touched. Runs as the system, with the run locked. */
export async function savePayslips(tx: Transaction, run: Run, { rows, failed }: Calculated): Promise<void> {
  const { changed, restamped } = await comparedWithStored(tx, run, rows);
  if (changed.length > 0) await write(tx, run, changed);
  if (restamped.length > 0) await restamp(tx, run, restamped);
  if (failed.length > 0) await noteFailed(tx, run, failed);
  await sql`
    update payroll_people set state = 'done', problem = null, problem_args = '{}'
    where payroll_id = ${run.id} and ${ofEmployees(rows)}`.execute(tx);
}

type Stored = { employee_id: number; contents_hash: string; facts: string };

/** Payslips that differ, and those that stay as they are although their facts changed. */
async function comparedWithStored(tx: Transaction, { id }: Run, rows: readonly WrittenPayslip[]) {
  const { rows: found } = await sql<Stored>`
    select employee_id, contents_hash, facts::text as facts from salaries
    where payroll_id = ${id} and ${ofEmployees(rows)}`.execute(tx);
  const stored = new Map(found.map((one) => [one.employee_id, one]));
  const isChanged = ({ employee_id, contents_hash }: WrittenPayslip): boolean => stored.get(employee_id)?.contents_hash !== contents_hash;
  const changed = rows.filter(isChanged);
  const isRestamped = (row: WrittenPayslip): boolean =>
    !isChanged(row) && changedFacts(JSON.parse(stored.get(row.employee_id)?.facts ?? '{}'), row.facts).length > 0;
  return { changed, restamped: rows.filter(isRestamped) };
}

async function restamp(tx: Transaction, { id }: Run, rows: readonly WrittenPayslip[]): Promise<void> {
  await sql`
    update salaries s set facts = r.facts::jsonb, changed_facts = '{}'
    from unnest(${rows.map(({ employee_id }) => employee_id)}::int[], ${rows.map(({ facts }) => JSON.stringify(facts))}::text[]) as r (employee_id, facts)
    where s.payroll_id = ${id} and s.employee_id = r.employee_id and s.status = 'calculated'`.execute(tx);
}

async function write(tx: Transaction, { id, month, period, kind }: Run, rows: readonly WrittenPayslip[]): Promise<void> {
  await sql`
    insert into salaries (payroll_id, month, period, sequence, employee_id, currency, basic_salary, allowances_total, bonuses_total, gross, taxable,
      deductions_total, net, employer_cost, carried_on, previous_net, segments, lines, variance, worked_days, payable_days, unpaid_days,
      overtime_minutes, contents_hash, facts)
    select ${id}, ${month}, ${period}, case ${kind}::text when 'off_cycle' then (select coalesce(max(o.sequence), 0) + 1 from salaries o
        where o.employee_id = r.employee_id and o.period = ${period} and o.payroll_id <> ${id} and o.status <> 'cancelled') else 0 end,
      r.employee_id, r.currency, r.basic_salary, r.allowances_total, r.bonuses_total, r.gross, r.taxable, r.deductions_total, r.net,
      r.employer_cost, r.carried_on, r.previous_net, r.segments, r.lines::jsonb, r.variance, r.worked_days, r.payable_days, r.unpaid_days,
      r.overtime_minutes, r.contents_hash, r.facts::jsonb
    from rows from (
      jsonb_to_recordset(${`[${rows.map(({ head }) => head).join(',')}]`}::jsonb) as (employee_id int, currency text, basic_salary bigint,
        allowances_total bigint, bonuses_total bigint, gross bigint, taxable bigint, deductions_total bigint, net bigint, employer_cost bigint,
        carried_on bigint, previous_net bigint, segments jsonb, variance jsonb, worked_days numeric, payable_days numeric,
        unpaid_days numeric, overtime_minutes int),
      ${textsOf(rows.map(({ lines }) => lines))},
      ${textsOf(rows.map(({ contents_hash }) => contents_hash))},
      ${textsOf(rows.map(({ facts }) => JSON.stringify(facts)))}) as r (employee_id, currency, basic_salary, allowances_total, bonuses_total, gross,
        taxable, deductions_total, net, employer_cost, carried_on, previous_net, segments, variance, worked_days, payable_days, unpaid_days,
        overtime_minutes, lines, contents_hash, facts)
    on conflict (payroll_id, employee_id) do update set
      currency = excluded.currency, basic_salary = excluded.basic_salary, allowances_total = excluded.allowances_total,
      bonuses_total = excluded.bonuses_total, gross = excluded.gross, taxable = excluded.taxable, deductions_total = excluded.deductions_total,
      net = excluded.net, employer_cost = excluded.employer_cost, carried_on = excluded.carried_on, previous_net = excluded.previous_net,
      segments = excluded.segments, lines = excluded.lines, worked_days = excluded.worked_days, payable_days = excluded.payable_days,
      unpaid_days = excluded.unpaid_days, overtime_minutes = excluded.overtime_minutes, contents_hash = excluded.contents_hash,
      facts = excluded.facts, changed_facts = '{}', variance = excluded.variance, acknowledged_at = null, acknowledged_by_id = null,
      calculated_at = now(), version = salaries.version + 1, updated_at = now()
    where salaries.status = 'calculated'`.execute(tx);
}

/** JSON escapes the separator, and one long text is split in half the time of an array or a document. */
const textsOf = (texts: readonly string[]): Sql => sql`string_to_table(${texts.join(separator)}, ${separator})`;
const separator = '\u001e';

async function noteFailed(tx: Transaction, { id }: Run, failed: readonly Failed[]): Promise<void> {
  await sql`
    delete from salaries where payroll_id = ${id} and status = 'calculated' and ${ofEmployees(failed)}`.execute(tx);
  await sql`
    update payroll_people p set state = 'failed', problem = f.problem, problem_args = f.args
    from jsonb_to_recordset(${JSON.stringify(failed)}::jsonb) as f (employee_id int, problem text, args jsonb)
    where p.payroll_id = ${id} and p.employee_id = f.employee_id and ${ofEmployees(failed, sql`p.`)}`.execute(tx);
}
