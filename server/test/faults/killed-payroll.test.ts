import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shortLived } from '../../../testing/short-lived.ts';
import { wholeRun } from '../../../testing/whole-run.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { createLog } from '../../src/platform/http/create-log.ts';
import { closeServices, openServices } from '../../src/platform/open-services.ts';
import { asSystem } from '../databases/as-system.ts';
import { openOffice } from '../office.ts';
import { calculateNow, ok } from '../payroll/fixtures.ts';

const { people, size } = wholeRun ? { people: 1000, size: 200 } : { people: 60, size: 10 };

test('a run whose process is killed resumes, and each employee has one payslip', async () => {
  const office = await openOffice();
  const { config, db } = office.services;
  const { department_id, branch_id } = office.cast.places.delivery;
  await asSystem(
    db,
    sql`with hired as (
        insert into employees (first_name, last_name, work_email, department_id, job_id, branch_id, hire_date)
        select 'Paid', n::text, 'paid' || n || '@example.com', ${department_id}, ${office.cast.places.job_id}, ${branch_id}, '2024-01-01'
        from generate_series(1, ${people}::int) n returning id)
      insert into compensations (employee_id, effective_from, amount, currency, status)
      select id, '2024-01-01', 300000 + id, 'EUR', 'approved' from hired`,
  );
  const payroll_id = ok(await office.as('payroll').post('/payrolls', { month: '2026-03' })).data.id;
  await office.services.jobs.stop();
  ok(await office.as('payroll').post(`/payrolls/${payroll_id}/calculate`, {}));
  await office.loseDatabase();

  const child = spawn(process.execPath, [...shortLived, fileURLToPath(new URL('payroll-child.ts', import.meta.url))], {
    env: { ...process.env, PAYROLL_CHILD: JSON.stringify({ config, payroll_id, size, turn: 3 }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  expect(String(line)).toBe('written\n');
  child.kill('SIGKILL');
  await once(child, 'exit');

  const services = await openServices(config, createLog('silent'));
  const state = async () =>
    (
      await asSystem(
        services.db,
        sql`select r.status, r.done_count as done, count(s.id)::int as payslips, count(distinct s.employee_id)::int as people,
            (sum(s.net) = (r.totals -> 0 ->> 'net')::bigint) as adds_up, max(s.version) as versions
          from payrolls r join salaries s on s.payroll_id = r.id where r.id = ${payroll_id} group by r.id`,
      )
    ).rows[0] as { payslips: number };
  const half = await state();
  expect(half).toMatchObject({ status: 'calculating', people: half.payslips });
  // Fewer are taken at a time at first, and where they take long.
  expect(half.payslips).toBeGreaterThan(0);
  expect(half.payslips).toBeLessThanOrEqual(2 * size - withoutPay);
  await calculateNow(services, payroll_id, size);
  const whole = { status: 'calculated', done: people, payslips: people, people, adds_up: true, versions: 1 };
  expect(await state()).toEqual(whole);
  await calculateNow(services, payroll_id, size);
  expect(await state()).toEqual(whole);
  await closeServices(services);
  await office.close();
});

/** Employees of the office without an agreed salary; they are processed first, and fail individually. */
const withoutPay = 4;
