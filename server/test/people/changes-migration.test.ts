import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '../../src/platform/database/migrate.ts';
import { migrationsFolder } from '../databases/migrations-folder.ts';
import { useDatabase } from '../databases/use-database.ts';

const used = useDatabase();

const subject = (await readdir(migrationsFolder)).find((name) => name.endsWith('_changes.sql')) as string;

test('versions of before become the changes that they were, and no day reads otherwise', async () => {
  const older = await mkdtemp(join(tmpdir(), 'cadre-older-'));
  for (const file of (await readdir(migrationsFolder)).filter((name) => name < subject))
    await cp(join(migrationsFolder, file), join(older, file));
  await migrate(used.db, older);
  await rm(older, { recursive: true });
  await used.db.script(`
    insert into holiday_calendars (name, country) values ('Lisbon', 'PT');
    insert into branches (name, country, timezone, currency, holiday_calendar_id) values ('Lisbon', 'PT', 'Europe/Lisbon', 'EUR', 1);
    insert into departments (name) values ('Delivery'), ('Design');
    insert into jobs (name) values ('Consultant');
    insert into employees (first_name, last_name, work_email, department_id, job_id, branch_id, hire_date)
    values ('Ida', 'Berg', 'ida@example.com', 1, 1, 1, '2024-01-01'), ('Max', 'Moll', 'max@example.com', 1, 1, 1, '2024-01-01');
    insert into employee_versions (employee_id, effective_from, department_id, job_id, branch_id, manager_id, fte)
    values (1, '2025-01-01', 2, 1, 1, 2, 10000), (1, '2025-06-01', 2, 1, 1, null, 5000), (1, '2999-01-01', 2, 1, 1, null, 5000)`);
  const terms = `select v.id, v.effective_from, v.department_id, v.manager_id, v.fte from employee_versions v order by v.id`;
  const before = (await used.db.run(terms)).rows;
  await migrate(used.db, migrationsFolder);
  expect((await used.db.run(terms)).rows).toEqual(before);
  const { rows } = await used.db.run(`select changed_fields from employee_versions where employee_id = 1 order by effective_from`, []);
  const all = ['department_id', 'job_id', 'branch_id', 'manager_id', 'employment_type', 'fte'];
  expect(rows.map(({ changed_fields }) => changed_fields)).toEqual([all, ['department_id', 'manager_id'], ['manager_id', 'fte'], []]);
  await used.db.run(
    `insert into employee_versions (employee_id, effective_from, department_id, job_id, branch_id, changed_fields)
    values (1, '2025-03-01', 1, 1, 1, '{department_id}')`,
    [],
  );
  const later = await used.db.run(
    `select department_id, fte from employee_versions where employee_id = 1 and effective_from >= '2025-06-01'`,
    [],
  );
  expect(later.rows).toEqual([
    { department_id: 1, fte: 5000 },
    { department_id: 1, fte: 5000 },
  ]);
});
