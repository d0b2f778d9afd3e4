import type { Plans } from '../../../crud/ports/plans.ts';
import type { Settling } from '../../../crud/ports/settling.ts';
import { saveInBatches } from '../../../platform/batching/save-in-batches.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Services } from '../../../platform/services.ts';
import { publishProgress } from '../runs/count-run.ts';
import { lockRun } from '../runs/stored-run.ts';
import { findChanged, readStamps } from './find-outdated.ts';

export type CheckFacts = { payroll_id: number };

/** How long the result of a comparison may be shown; submission and approval always compare again. */
const freshSeconds = 15;

/** Orders a comparison of a run that is not approved yet, unless there was one a moment ago. */
export async function orderCheck({ db, jobs }: Pick<Services, 'db' | 'jobs'>, payroll_id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await sql`
      update payrolls set facts_checked_at = now() where id = ${payroll_id} and status in ('calculated', 'submitted')
        and coalesce(facts_checked_at, '-infinity') < now() - make_interval(secs => ${freshSeconds}) returning id`.execute(tx);
    if (rows.length > 0) await jobs.enqueue(tx, 'check_pay_facts', { payroll_id });
  });
}

/** Marks the payslips of a run that no longer agree with the facts, so that its issues name them. */
export async function checkFacts({ db }: Pick<Services, 'db'>, ports: Plans & Settling, { payroll_id }: CheckFacts): Promise<void> {
  const ids = await db.reading(async (on) => (await readStamps(on, payroll_id)).map(({ employee_id }) => employee_id));
  await saveInBatches(db, ids, async (tx, some) => {
    const run = await lockRun(tx, payroll_id);
    if (run?.status !== 'calculated' && run?.status !== 'submitted') return undefined;
    const changed = await findChanged(tx, ports, run, await readStamps(tx, payroll_id, some));
    const { rows } = await sql`
      update salaries s set changed_facts = coalesce(f.facts, '{}')
      from unnest(${[...some]}::int[]) as one (employee_id)
      left join jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as f (employee_id int, facts text[]) on f.employee_id = one.employee_id
      where s.payroll_id = ${payroll_id} and s.employee_id = one.employee_id and s.status = 'calculated'
        and s.changed_facts <> coalesce(f.facts, '{}') returning s.id`.execute(tx);
    if (rows.length > 0) await publishProgress(tx);
    return undefined;
  });
}
