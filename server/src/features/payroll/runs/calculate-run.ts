import { payrolls } from '@cadre/contract/resources/payrolls';
import { monthSpan } from '@cadre/rules/calendar';
import { byHouse } from '../../../crud/by-house.ts';
import { setState } from '../../../crud/set-state.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { House } from '../../../platform/house.ts';
import { renewAdjustments } from '../closing/renew-adjustments.ts';
import type { PayWorks } from '../inputs/pay-works.ts';
import { calculatePeople } from './calculate-people.ts';
import { countRun, tellProgress } from './count-run.ts';
import { lockRun } from './stored-run.ts';

export type CalculateRun = { payroll_id: number };

type Calculating = Pick<House, 'db' | 'log'>;

/** As many as are saved at once: a crash repeats these at most, and repeating them changes nothing. */
const atOnce = 200;

/** Calculates who waits, some at a time, until nobody does. Any process may take it up again. */
export async function calculateRun(house: Calculating, works: PayWorks, { payroll_id }: CalculateRun, size = atOnce): Promise<void> {
  while (await calculateSome(house, works, payroll_id, size));
}

/** Whether there may be more. */
async function calculateSome({ db, log }: Calculating, works: PayWorks, payroll_id: number, size: number): Promise<boolean> {
  const next = await db.reading(async (on) => {
    const { rows } = await sql<{ month: string; ids: number[] }>`
      select r.month, array(select p.employee_id from payroll_people p where p.payroll_id = r.id and p.live and p.state = 'waiting'
        order by p.employee_id limit ${size}) as ids
      from payrolls r where r.id = ${payroll_id} and r.status = 'calculating'`.execute(on);
    return rows[0];
  });
  if (!next) return false;
  await works.settleDays(db, next.ids, monthSpan(next.month));
  await renewAdjustments(db, works, next.ids);
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, payroll_id);
    if (run?.status !== 'calculating') return false;
    const { rows } = await sql<{ employee_id: number }>`
      select employee_id from payroll_people where payroll_id = ${payroll_id} and live and state = 'waiting' and employee_id = any(${next.ids}::int[])
      order by employee_id`.execute(tx);
    const ids = rows.map(({ employee_id }) => employee_id);
    if (ids.length > 0)
      await calculatePeople(tx, works, run, ids, (error, employee_id) =>
        log.error({ err: error, payroll_id, employee_id }, 'a payslip could not be calculated'),
      );
    await countRun(tx, payroll_id);
    await tellProgress(tx);
    const isDone = next.ids.length === 0;
    if (isDone) await setState(tx, payrolls, byHouse, run, 'calculated', { values: { calculated_at: sql`now()` } });
    return !isDone;
  });
}
