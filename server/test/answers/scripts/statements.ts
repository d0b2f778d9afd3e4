import { sql } from '../../../src/platform/database/sql.ts';
import { asSystem } from '../../databases/as-system.ts';
import type { DemoCompany } from '../demo-company.ts';
import { done, employeeOf, firstId } from '../fixtures.ts';

const period = { from_date: '2020-03-01', to_date: '2020-03-31' };

/** Bills a client for some days and a milestone by two users, and gathers further statements. */
export async function billClients(company: DemoCompany): Promise<void> {
  const [payroll, admin] = [company.as('payroll'), company.as('admin')];
  const client_id = await workFor(company);
  const { statement } = done(await payroll.post('/statements/gather', { client_id, ...period })).data;
  const path = `/statements/${statement.id}`;
  const lines = done(await payroll.get(`${path}/lines`)).data;
  done(await payroll.post(`${path}/lines`, { ids: [lines[0].id], state: 'billed', share_bp: 500, write_down_reason: 'goodwill' }));
  done(await payroll.post(`${path}/lines`, { ids: [lines[1].id], state: 'moved' }));
  done(await payroll.post(`${path}/gather`));
  done(await admin.post(`${path}/review`, {}));
  done(await payroll.post(`${path}/issue`, {}));
  done(await payroll.get(`${path}/pdf`, { language: 'fr' }));
  done(await payroll.post(`${path}/file`, { format: 'csv' }));
  done(await payroll.get('/statements/unbilled'));
  done(await payroll.get('/statements/write-downs'));
  done(await payroll.get(`/projects/${lines[0].project.id}/billing`));
  const { version, ...settings } = done(await payroll.get('/statements/settings')).data;
  done(await payroll.put('/statements/settings', { ...settings, version }));
  // One statement that waits for review, and one that was reviewed.
  done(await payroll.post('/statements/gather', { client_id, ...period }));
  const looked = done(await payroll.post('/statements/gather', { client_id: await workFor(company), ...period })).data.statement.id;
  done(await admin.post(`/statements/${looked}/review`, {}));
}

let made = 0;

/** A client with a project on which an employee worked three days long ago, before monthly pay began. */
async function workFor(company: DemoCompany): Promise<number> {
  made += 1;
  const employee_id = await employeeOf(company, 'employee');
  const manager_id = await employeeOf(company, 'projects');
  const { db } = company.services;
  await asSystem(db, sql`insert into clients (name, code, currency) values (${`Billed ${made}`}, ${`B${made}`}, 'EUR')`);
  const client_id = await firstId(company, 'clients', `code = 'B${made}'`);
  await asSystem(
    db,
    sql`insert into projects (number, name, client_id, manager_id, status, currency, open_to_all)
      values (${`B-${made}`}, ${`Billed ${made}`}, ${client_id}, ${manager_id}, 'active', 'EUR', true)`,
  );
  const project_id = await firstId(company, 'projects', `number = 'B-${made}'`);
  await asSystem(
    db,
    sql`insert into rates (kind, scope, project_id, currency, amount, valid_from) values ('bill', 'project', ${project_id}, 'EUR', 9000, '2020-01-01')`,
  );
  await asSystem(db, sql`insert into project_tasks (project_id, name) values (${project_id}, 'Concept')`);
  await asSystem(
    db,
    sql`insert into tasks (employee_id, project_id, project_task_id, date, minutes)
      select ${employee_id}, k.project_id, k.id, date '2020-03-02' + n, 60 from project_tasks k, generate_series(0, 2) n where k.project_id = ${project_id}`,
  );
  await asSystem(db, sql`update tasks set status = 'approved' where project_id = ${project_id}`);
  for (const status of ['planned', 'reached'])
    await asSystem(
      db,
      sql`insert into project_milestones (project_id, name, amount, currency, status, reached_on)
        values (${project_id}, ${status}, 10000, 'EUR', ${status}, case when ${status} = 'reached' then date '2030-01-01' end)`,
    );
  return client_id;
}
