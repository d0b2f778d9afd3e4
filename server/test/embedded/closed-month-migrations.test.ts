import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '../../src/platform/database/migrate.ts';
import { runAs } from '../../src/platform/database/run-as.ts';
import { migrationsFolder } from '../databases/migrations-folder.ts';
import { useDatabase } from '../databases/use-database.ts';

const used = useDatabase();

/** Runs as the application itself does, row-level security included. */
const run = (statement: string) => runAs('system', () => used.db.transaction((tx) => tx.run(statement, [])));
const first = async (statement: string) => (await run(statement)).rows[0];

test('a company from before the guards of closed months and of purged words keeps its data and gets both, and terms for its retainers', async () => {
  const older = await mkdtemp(join(tmpdir(), 'cadre-older-'));
  for (const file of (await readdir(migrationsFolder)).filter((name) => name < '0182'))
    await cp(join(migrationsFolder, file), join(older, file));
  await migrate(used.db, older);
  await rm(older, { recursive: true });
  for (const statement of company) await run(statement);
  const stored = async () => [
    (await run(`select id, employee_id, action, created_at, local_time, state from attendances order by id`)).rows,
    (await run(`select id, person, description, minutes, rate, amount from statement_lines order by id`)).rows,
    (await run(`select id, number, status, issued_at, hash from statements order by id`)).rows,
  ];
  const before = await stored();

  await migrate(used.db, migrationsFolder);
  expect(await stored()).toEqual(before);

  // Half a month counts by days now, so its terms are those of a whole one.
  expect((await run(`select from_month, included_minutes, fee, currency from retainer_terms order by from_month`)).rows).toEqual([
    { from_month: '2026-01', included_minutes: 300, fee: null, currency: 'EUR' },
    { from_month: '2026-02', included_minutes: 900, fee: null, currency: 'EUR' },
    { from_month: '2026-03', included_minutes: 600, fee: null, currency: 'EUR' },
  ]);

  const voiding = (id: number) => run(`update attendances set state = 'voided', voided_at = now(), void_reason = 'wrong' where id = ${id}`);
  await expect(voiding(1)).rejects.toThrow(/closed_months_stay/);
  await voiding(2);
  expect(await first(`select state from attendances where id = 2`)).toEqual({ state: 'voided' });

  await expect(run(`update statement_lines set description = null`)).rejects.toThrow(/statements_stay_as_issued/);
  await run(`update employees set purged_at = now() where id = 1`);
  await run(`select erase_words_of(1, 'Former employee')`);
  expect(
    await first(
      `select l.person, l.description, l.amount::int, s.hash = statement_seal(s) as sealed from statement_lines l join statements s on s.id = l.statement_id`,
    ),
  ).toEqual({ person: 'Former employee', description: 'Bridge', amount: 10_000, sealed: true });
});

const company = [
  `insert into holiday_calendars (name, country) values ('Lisbon', 'PT')`,
  `insert into branches (name, country, timezone, currency, holiday_calendar_id) values ('Lisbon', 'PT', 'Europe/Lisbon', 'EUR', 1)`,
  `insert into departments (name) values ('Delivery')`,
  `insert into jobs (name) values ('Consultant')`,
  `insert into employees (first_name, last_name, work_email, department_id, job_id, branch_id, hire_date)
    values ('Ida', 'Berg', 'ida@example.com', 1, 1, 1, '2024-01-01')`,
  `insert into attendances (employee_id, action, created_at, recorded_at, timezone, local_time, work_date, source, direction_origin) values
    (1, 'in', '2026-01-05 09:00Z', '2026-01-05 09:00Z', 'Europe/Lisbon', '2026-01-05T09:00:00', '2026-01-05', 'web', 'said'),
    (1, 'in', '2026-02-05 09:00Z', '2026-02-05 09:00Z', 'Europe/Lisbon', '2026-02-05T09:00:00', '2026-02-05', 'web', 'said')`,
  `insert into payrolls (name, month, pay_date) values ('January', '2026-01', '2026-01-30')`,
  `insert into pay_closings (employee_id, month, payroll_id) values (1, '2026-01', 1)`,
  `insert into clients (name, code, currency) values ('Acme', 'ACM', 'EUR')`,
  `insert into projects (number, name, client_id, manager_id, status) values ('P-1', 'Bridge', 1, 1, 'active')`,
  `insert into projects (number, name, client_id, manager_id, status, billing_type, start_date, end_date, retainer_minutes)
    values ('P-2', 'Support', 1, 1, 'active', 'retainer', '2026-01-16', '2026-03-31', 600)`,
  `insert into project_periods (project_id, month, minutes) values (2, '2026-01-01', 155), (2, '2026-02-01', 900)`,
  `insert into statements (number, client_id, from_date, to_date, currency) values ('S26-0001', 1, '2026-01-01', '2026-01-31', 'EUR')`,
  `insert into statement_lines (statement_id, project_id, employee_id, person, date, description, minutes, rate, amount)
    values (1, 1, 1, 'Ida Berg', '2026-01-05', 'Lunch with Ida', 60, 10000, 10000)`,
  `update statements s set status = 'issued', issued_at = now(), hash = statement_seal(s) where id = 1`,
];
