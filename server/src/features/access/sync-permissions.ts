import { catalogue } from '@cadre/contract/permissions';
import { type SeededRole, seededRoles } from '@cadre/contract/roles';
import type { Database, Run } from '../../platform/database/database.ts';
import { seededGrants } from './seed-roles.ts';

/**
 * Brings the stored catalogue to that of the program. A right that is new here comes with its usual grants for the
 * seeded roles; what administrators have made of older ones since stays as it is.
 */
export async function syncPermissions(db: Database): Promise<void> {
  await db.transaction(async ({ run }) => {
    await run(`select pg_advisory_xact_lock(hashtext('sync_permissions'))`, []);
    await seedRolesOnce(run);
    await run('delete from permissions where name <> all($1::text[])', [catalogue.map(({ name }) => name)]);
    const added = await addMissing(run);
    const grants = seededGrants(added);
    await run(
      `insert into role_permissions (role_id, permission, scope)
       select g.* from unnest($1::int[], $2::text[], $3::text[]) as g (role_id, permission, scope) join roles on roles.id = g.role_id
       on conflict do nothing`,
      [grants.map(({ role_id }) => role_id), grants.map(({ permission }) => permission), grants.map(({ scope }) => scope)],
    );
  });
}

/** Only into a database that has no role at all: a deleted seed stays deleted. */
async function seedRolesOnce(run: Run): Promise<void> {
  const { rows } = await run('select exists (select from roles) as has_roles', []);
  if (rows[0].has_roles) return;
  for (const [role, id] of Object.entries(seededRoles)) {
    const { name, description, is_system = false } = roleNames[role as SeededRole];
    await run('insert into roles (id, name, description, is_system) values ($1, $2, $3, $4)', [id, name, description, is_system]);
  }
}

async function addMissing(run: Run): Promise<Set<string>> {
  const { rows } = await run(
    `insert into permissions (name, resource, action, scopable, risk)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::bool[], $5::text[])
     on conflict (name) do update set scopable = excluded.scopable, risk = excluded.risk
     returning name, xmax = 0 as is_new`,
    [
      catalogue.map(({ name }) => name),
      catalogue.map(({ resource }) => resource),
      catalogue.map(({ action }) => action),
      catalogue.map(({ scopable }) => scopable),
      catalogue.map(({ risk }) => risk),
    ],
  );
  return new Set(rows.filter((row) => row.is_new).map((row) => row.name));
}

/** How the seeded roles are called in a new installation. People may rename all but the two system roles. */
const roleNames: Record<SeededRole, { name: string; description: string; is_system?: true }> = {
  administrator: { name: 'Administrator', description: 'Runs the system: everything except pay.', is_system: true },
  employee: { name: 'Employee', description: 'Uses the self-service area.', is_system: true },
  hr_manager: { name: 'HR manager', description: 'Responsible for people, organisation and leave.' },
  department_manager: { name: 'Department manager', description: 'Leads a department and those below it; sees no pay.' },
  payroll_officer: { name: 'Payroll officer', description: 'Calculates and pays salaries.' },
  hr_officer: { name: 'HR officer', description: 'Keeps the records of people and the holidays.' },
  project_manager: { name: 'Project manager', description: 'Leads projects and their teams.' },
  attendance_officer: { name: 'Attendance officer', description: 'Keeps attendance and schedules.' },
  auditor: { name: 'Auditor', description: 'Reads everything except pay and changes nothing.' },
};
