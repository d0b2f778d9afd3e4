import { payrolls } from '@cadre/contract/resources/payrolls';
import { spanOf } from '@cadre/rules/pay/pay-period';
import { byHouse } from '../../../crud/by-house.ts';
import { setState } from '../../../crud/set-state.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { House } from '../../../platform/house.ts';
import { aimNow } from '../../../platform/turns/aim-now.ts';
import { oneAhead } from '../../../platform/turns/one-ahead.ts';
import { nextSize } from '../../../platform/turns/pace.ts';
import { renewAdjustments } from '../closing/renew-adjustments.ts';
import type { PayWorks } from '../inputs/pay-works.ts';
import { type Calculated, calculatePeople } from './calculate-people.ts';
import { countRun, noteProgress, tellProgress } from './count-run.ts';
import { ofEmployees } from './of-employees.ts';
import { savePayslips } from './save-payslips.ts';
import { lockRun, type StoredRun } from './stored-run.ts';

export type CalculateRun = { payroll_id: number };

type Calculating = Pick<House, 'db' | 'log'>;

/** As many at most as are saved at once: a crash repeats these at most, and repeating them changes nothing. */
const atOnce = 500;
/** The bar moves as soon as these are saved; where the pace matters, nothing is known of it yet. */
const firstOnes = { postgres: 50, embedded: 10 };

/**
 * Calculates who waits, some at a time, until nobody does: those who come next while the ones before are saved. Any process may take it up again.
 */
export async function calculateRun(house: Calculating, works: PayWorks, { payroll_id }: CalculateRun, size = atOnce): Promise<void> {
  const { db } = house;
  for (;;) {
    const run = await readWaiting(db, payroll_id);
    if (!run) return;
    if (run.ids.length === 0) return finish(db, payroll_id);
    const pace = createPace(db, size);
    for await (const { calculated, milliseconds } of oneAhead(pace.turns(run.ids), (ids) => prepare(house, works, run, ids))) {
      const saved = await save(db, run, calculated);
      if (!saved) return;
      pace.note(calculated.rows.length + calculated.failed.length, Math.max(milliseconds, saved.milliseconds));
    }
  }
}

/** The embedded engine has one connection for everybody, so each turn is as short as nobody notices. On PostgreSQL nobody waits for one, and fewer cost less. */
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
      size = db.engine === 'postgres' ? most : Math.min(most, nextSize(done, milliseconds, { aim: aimNow(db), least }));
    },
  };
}

/** Where a turn costs much in itself, fewer would only make the whole longer. */
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

/** For so many, planning statements of this size anew takes longer than a better plan would save. */
const many = 100;

type Turn = { calculated: Calculated; milliseconds: number };

async function prepare({ db, log }: Calculating, works: PayWorks, run: Waiting, ids: readonly number[]): Promise<Turn> {
  await works.settleDays(db, ids, spanOf(run.period));
  await renewAdjustments(db, works, ids);
  return db.reading(
    async (on) => {
      const since = performance.now();
      const calculated = await calculatePeople(on, works, run, ids, (error, employee_id) =>
        log.error({ err: error, payroll_id: run.id, employee_id }, 'a payslip could not be calculated'),
      );
      return { calculated, milliseconds: performance.now() - since };
    },
    ids.length >= many ? { plans: 'kept' } : {},
  );
}

/**
 * How long it took, where the run still is to be calculated. Whoever does not wait any more was calculated by another process, or left out. Where
 * the run was started again in the meantime, facts may have changed since these were read, so nothing is saved.
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
    await tellProgress(tx);
    return { milliseconds: performance.now() - since };
  });
}

function finish(db: Database, payroll_id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, payroll_id);
    if (run?.status !== 'calculating') return;
    await countRun(tx, payroll_id);
    await tellProgress(tx);
    await setState(tx, payrolls, byHouse, run, 'calculated', { values: { calculated_at: sql`now()` } });
  });
}
