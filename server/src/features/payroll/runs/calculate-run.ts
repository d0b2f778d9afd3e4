import { payrolls } from '@cadre/contract/resources/payrolls';
import { spanOf } from '@cadre/rules/pay/pay-period';
import { bySystem } from '../../../crud/access/by-system.ts';
import { changeStatus } from '../../../crud/acts/change-status.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Settling } from '../../../crud/ports/settling.ts';
import { nextSize } from '../../../platform/batching/batch-size.ts';
import { batchTargetMs } from '../../../platform/batching/batch-target.ts';
import { oneAhead } from '../../../platform/batching/one-ahead.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Services } from '../../../platform/services.ts';
import { renewAdjustments } from '../closing/renew-adjustments.ts';
import { type Calculated, calculatePeople } from './calculate-people.ts';
import { countRun, noteProgress, publishProgress } from './count-run.ts';
import { ofEmployees } from './of-employees.ts';
import { savePayslips } from './save-payslips.ts';
import { lockRun, type StoredRun } from './stored-run.ts';

export type CalculateRun = { payroll_id: number };

type Calculating = Pick<Services, 'db' | 'log'>;

/** The most payslips saved at once: a crash repeats at most this number, and repeating them changes nothing. */
const atOnce = 500;
/** The first batch is small, so that the progress bar moves early, and because the speed is not known yet. */
const firstOnes = { postgres: 50, embedded: 10 };

/**
 * Calculates the waiting people in batches until none are left; the next batch is calculated while the previous one is saved. Any process can
 * resume it.
 */
export async function calculateRun(
  services: Calculating,
  ports: Plans & Settling,
  { payroll_id }: CalculateRun,
  size = atOnce,
): Promise<void> {
  const { db } = services;
  for (;;) {
    const run = await readWaiting(db, payroll_id);
    if (!run) return;
    if (run.ids.length === 0) return finish(db, payroll_id);
    const pace = createPace(db, size);
    for await (const { calculated, milliseconds } of oneAhead(pace.turns(run.ids), (ids) => prepare(services, ports, run, ids))) {
      const saved = await save(db, run, calculated);
      if (!saved) return;
      pace.note(calculated.rows.length + calculated.failed.length, Math.max(milliseconds, saved.milliseconds));
    }
  }
}

/**
 * The embedded engine has one connection for all users, so its batches are too short to be noticed. On PostgreSQL no user waits for the connection,
 * and fewer batches cost less.
 */
function createPace(db: Database, most: number) {
  let size = Math.min(most, firstOnes[db.engine]);
  return {
    *turns(ids: readonly number[]): Generator<number[]> {
      for (let at = 0; at < ids.length; ) {
        const some = ids.slice(at, at + size);
        at += some.length;
        yield some;
      }
    },
    note(done: number, milliseconds: number): void {
      size = db.engine === 'postgres' ? most : Math.min(most, nextSize(done, milliseconds, { aim: batchTargetMs(db), least }));
    },
  };
}

/** Where a batch has a high fixed cost, smaller batches would only make the whole run slower. */
const least = 5;

type Waiting = Pick<StoredRun, 'id' | 'version' | 'period' | 'kind'> & { ids: number[] };

function readWaiting(db: Database, payroll_id: number): Promise<Waiting | undefined> {
  return db.reading(async (on) => {
    const { rows } = await sql<Waiting>`
      select r.id, r.version, r.period, r.kind, array(select p.employee_id from payroll_people p where p.payroll_id = r.id and p.live and p.state = 'waiting'
        order by p.employee_id) as ids
      from payrolls r where r.id = ${payroll_id} and r.status = 'calculating'`.execute(on);
    return rows[0];
  });
}

/** From this batch size on, planning the large statements again takes longer than a better plan would save. */
const many = 100;

type Turn = { calculated: Calculated; milliseconds: number };

async function prepare({ db, log }: Calculating, ports: Plans & Settling, run: Waiting, ids: readonly number[]): Promise<Turn> {
  await ports.settleDaysAndOvertime(db, ids, spanOf(run.period));
  await renewAdjustments(db, ports, ids);
  return db.reading(
    async (on) => {
      const since = performance.now();
      const calculated = await calculatePeople(on, ports, run, ids, (error, employee_id) =>
        log.error({ err: error, payroll_id: run.id, employee_id }, 'a payslip could not be calculated'),
      );
      return { calculated, milliseconds: performance.now() - since };
    },
    ids.length >= many ? { plans: 'kept' } : {},
  );
}

/**
 * Returns how long saving took, or undefined if the run no longer waits for this result. People no longer waiting were calculated by another
 * process, or left out. If the run was restarted in the meantime, the facts may have changed since they were read, so nothing is saved.
 */
function save(
  db: Database,
  { id: payroll_id, version }: Waiting,
  { rows, failed }: Calculated,
): Promise<Pick<Turn, 'milliseconds'> | undefined> {
  return db.transaction(async (tx) => {
    const since = performance.now();
    const run = await lockRun(tx, payroll_id);
    if (run?.status !== 'calculating' || run.version !== version) return undefined;
    const { rows: found } = await sql<{ employee_id: number }>`
      select employee_id from payroll_people
      where payroll_id = ${payroll_id} and ${ofEmployees([...rows, ...failed])} and live and state = 'waiting'`.execute(tx);
    const waiting = new Set(found.map(({ employee_id }) => employee_id));
    const isWaiting = ({ employee_id }: { employee_id: number }): boolean => waiting.has(employee_id);
    const saved = { rows: rows.filter(isWaiting), failed: failed.filter(isWaiting) };
    await savePayslips(tx, run, saved);
    await noteProgress(tx, payroll_id, { done: saved.rows.length, failed: saved.failed.length });
    await publishProgress(tx);
    return { milliseconds: performance.now() - since };
  });
}

function finish(db: Database, payroll_id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, payroll_id);
    if (run?.status !== 'calculating') return;
    await countRun(tx, payroll_id);
    await publishProgress(tx);
    await changeStatus(tx, payrolls, bySystem, run, 'calculated', { values: { calculated_at: sql`now()` } });
  });
}
