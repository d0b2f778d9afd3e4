import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { recomputeDays } from '@cadre/contract/calls/attendance';
import type pg from 'pg';
import { fillPunches } from './fill/fill-punches.ts';
import { ruleSeconds } from './rule-seconds.ts';
import { type Company, startCompany } from './tools/company.ts';
import { type Figure, percent, perSecond } from './tools/figure.ts';
import { connectOwner } from './tools/owner.ts';
import { databaseProcess, ownSeconds, processorSeconds } from './tools/processor-time.ts';
import { stopClock } from './tools/stop-clock.ts';

const employees = 10_000;
const days = 31;
const batch = 50;

/**
 * A month of all employees, settled for the first time and then again, by the job that runs every minute, compared with bare copying of the
 * same rows.
 */
export async function recomputeMonth(): Promise<Figure[]> {
  const profile = await mkdtemp(join(tmpdir(), 'cadre-profile-'));
  const node = ['--cpu-prof', '--cpu-prof-dir', profile];
  const company = await startCompany(employees, { furnish: (databaseUrl) => fillPunches(databaseUrl, days), node });
  const owner = await connectOwner(company.databaseUrl);
  const { stop } = company;
  try {
    await stopClock(company.databaseUrl, 'settle_days');
    const database = await databaseProcess(company.databaseUrl);
    const spent = (): number => processorSeconds(company.product.process) + processorSeconds(database);
    const began = spent();
    const first = await settle(owner, () => recompute(company));
    const firstSpent = spent() - began;
    const written = await count(owner, 'attendance_days');
    const again = await settle(owner, () => recompute(company));
    const againSpent = spent() - began - firstSpent;
    const copied = await moveBare(owner, true);
    const beforeRead = spent() + ownSeconds();
    const read = await moveBare(owner, false);
    const readSpent = spent() + ownSeconds() - beforeRead;
    await owner.end();
    await stop();
    const rule = await ruleSeconds(profile);
    return [
      { name: `A month of ${employees}, settled for the first time`, value: perSecond(employees / first) },
      { name: 'A month settled, times reading its punches and writing its days', value: `${(first / copied).toFixed(1)} times` },
      { name: `A month of ${employees}, settled again`, value: perSecond(employees / again) },
      { name: 'A month settled again, times reading its punches and days', value: `${(again / read).toFixed(1)} times` },
      {
        name: 'Processor time of the first time, times again',
        value: `${(firstSpent / againSpent).toFixed(1)} times (${firstSpent.toFixed(1)} s, ${againSpent.toFixed(1)} s)`,
        promise: 'at most 2 times',
        kept: firstSpent <= 2 * againSpent,
      },
      {
        name: 'Processor time of settling again, times the bare read',
        value: `${(againSpent / readSpent).toFixed(1)} times (${againSpent.toFixed(1)} s, ${readSpent.toFixed(1)} s)`,
        promise: 'at most 1.5 times',
        kept: againSpent <= 1.5 * readSpent,
      },
      { name: 'Days of a month settled again', value: perSecond(written / again) },
      { name: 'Settling, share of the rule itself', value: percent(rule / (first + again)) },
    ];
  } catch (error) {
    await owner.end();
    await stop();
    throw error;
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

async function recompute({ product, headers }: Company): Promise<void> {
  const dayAgo = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const answer = await fetch(`${product.url}/api/v1${recomputeDays.path}`, {
    method: recomputeDays.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ from: dayAgo(days - 1), to: dayAgo(0) }),
  });
  if (!answer.ok) throw new Error(`It was not recomputed: ${await answer.text()}`);
}

/** Seconds from the first processed mark to the last. The job starts with the next minute. */
async function settle(owner: pg.Client, mark: () => Promise<void>): Promise<number> {
  await mark();
  const marked = await count(owner, 'attendance_dirty');
  let began = 0;
  for (;;) {
    const left = await count(owner, 'attendance_dirty');
    if (left === marked) began = performance.now();
    if (left === 0) return (performance.now() - began) / 1000;
    await pause(100);
  }
}

async function count(owner: pg.Client, table: string): Promise<number> {
  const { rows } = await owner.query(`select count(*)::int as rows from ${table}`);
  return rows[0].rows;
}

/** Seconds for copying the same rows in the same batches, without any computation. */
async function moveBare(owner: pg.Client, writes: boolean): Promise<number> {
  const { rows } = await owner.query('select id from employees order by id');
  const columns = `employee_id, date, status, shift_id, origin, timezone, scheduled_in, scheduled_out, first_in, last_out, open_since, expected_minutes,
    worked_minutes, break_minutes, late_minutes, early_minutes, overtime_minutes, excused_minutes, leave_minutes, holiday_minutes, intervals, flags,
    explanation, revisit_at`;
  if (writes) await owner.query('create table bare_days (like attendance_days including all)');
  const began = performance.now();
  for (let at = 0; at < rows.length; at += batch) {
    const ids = [rows.slice(at, at + batch).map(({ id }) => id)];
    await owner.query({
      name: 'punches',
      text: `select id, employee_id, created_at, action, direction_origin, code, source, work_date, state from attendances
        where employee_id = any($1::int[]) and created_at >= current_date - ${days}`,
      values: ids,
    });
    const found = `select ${columns} from attendance_days where employee_id = any($1::int[])`;
    await owner.query({ name: `days ${writes}`, text: writes ? `insert into bare_days (${columns}) ${found}` : found, values: ids });
  }
  return (performance.now() - began) / 1000;
}
