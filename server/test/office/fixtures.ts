import { hashPassword } from '../../src/platform/access/passwords.ts';
import { startSession } from '../../src/platform/access/sessions.ts';
import type { Database, Run } from '../../src/platform/database/database.ts';
import { furnish, type Places } from './places.ts';

/** The password of every account in the office. */
export const officePassword = 'grey-otter-under-bridge';

type Part = { first_name: string; last_name: string; roles: number[]; place?: 'delivery' | 'design' | 'finance'; heads?: true };

/** Nora runs the system, Hana the people, Marco heads Delivery where Clara works; Oskar works elsewhere, in another branch. */
const parts = {
  admin: { first_name: 'Nora', last_name: 'Berg', roles: [1] },
  second_admin: { first_name: 'Ines', last_name: 'Alba', roles: [1] },
  hr: { first_name: 'Hana', last_name: 'Novak', roles: [3] },
  manager: { first_name: 'Marco', last_name: 'Ruiz', roles: [4], place: 'delivery', heads: true },
  consultant: { first_name: 'Clara', last_name: 'Dubois', roles: [2], place: 'delivery' },
  outsider: { first_name: 'Oskar', last_name: 'Lind', roles: [2], place: 'design' },
  payroll: { first_name: 'Paula', last_name: 'Weber', roles: [5], place: 'finance' },
  auditor: { first_name: 'Arne', last_name: 'Holm', roles: [9] },
} as const satisfies Record<string, Part>;

export type PersonName = keyof typeof parts;
export type Member = { user_id: number; employee_id: number | null; email: string; name: string; token: string };
export type Cast = Record<PersonName, Member> & { places: Places };

let sharedHash: Promise<string> | undefined;

export async function hireCast(db: Database): Promise<Cast> {
  sharedHash ??= hashPassword(officePassword);
  const password_hash = await sharedHash;
  return db.transaction(async ({ run }) => {
    const places = await furnish(run);
    const members: [string, Member][] = [];
    for (const [name, part] of Object.entries<Part>(parts)) members.push([name, await hire(run, part, places, password_hash)]);
    return { ...(Object.fromEntries(members) as Record<PersonName, Member>), places };
  });
}

async function hire(run: Run, part: Part, places: Places, password_hash: string): Promise<Member> {
  const { first_name, last_name, roles } = part;
  const email = `${first_name}.${last_name}@example.com`.toLowerCase();
  const employee_id = part.place ? await employ(run, part, email, places) : null;
  const { rows } = await run(
    `insert into users (first_name, last_name, email, password_hash, employee_id, status) values ($1, $2, $3, $4, $5, 'active') returning id, name`,
    [first_name, last_name, email, password_hash, employee_id],
  );
  const { id: user_id, name } = rows[0];
  await run('insert into user_roles (user_id, role_id) select $1, unnest($2::int[])', [user_id, roles]);
  const token = await startSession(run, user_id, { ip: '127.0.0.1', user_agent: 'Office test' });
  return { user_id, employee_id, email, name, token };
}

async function employ(
  run: Run,
  { first_name, last_name, place = 'delivery', heads }: Part,
  email: string,
  places: Places,
): Promise<number> {
  const { department_id, branch_id } = places[place];
  const { rows } = await run(
    `insert into employees (first_name, last_name, work_email, department_id, job_id, branch_id, hire_date, manager_id)
     values ($1, $2, $3, $4, $5, $6, '2024-02-01', (select head_id from departments where id = $4)) returning id`,
    [first_name, last_name, email, department_id, places.job_id, branch_id],
  );
  const employee_id = rows[0].id;
  if (heads) await run('update departments set head_id = $2 where id = $1', [department_id, employee_id]);
  return employee_id;
}
