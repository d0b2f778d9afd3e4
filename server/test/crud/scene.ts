import { catalogue } from '@cadre/contract/permissions';
import type { Resource } from '@cadre/contract/resource';
import type { Permission } from '@cadre/contract/rights';
import type { Scope } from '@cadre/contract/scopes';
import { startSession } from '../../src/platform/access/sessions.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { asSystem } from '../databases/as-system.ts';
import { type Office, openOffice } from '../office.ts';
import { furnish } from './furnish.ts';

export type Answer = { status: number; body: Body; text: string; headers: Record<string, unknown> };
// biome-ignore lint/suspicious/noExplicitAny: these tests check the shape of the response
type Body = any;

export type Player = {
  user_id: number;
  employee_id: number;
  rights: Map<string, Scope>;
  ask(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
};

/** The office with a player for every seeded role, and for every scope of any resource. */
export type Scene = {
  office: Office;
  rows(resource: Resource): Promise<Record<string, unknown>[]>;
  /** The person with this seeded role; each role has a different employee of the same small company. */
  role(id: number): Promise<Player>;
  /** A user with exactly these rights; removed after a dozen more were created. */
  holder(rights: [Permission, Scope][]): Promise<Player>;
  /** The same, but a person that no other test has used. */
  newcomer(rights: [Permission, Scope][]): Promise<Player>;
  /** Some record to refer to. */
  someId(resource: string): number;
  close(): Promise<void>;
};

/** Enough to be several in every branch, and few enough that long lists stay short. */
const usual = { leads: 24 };

export async function openScene({ leads } = usual): Promise<Scene> {
  const office = await openOffice();
  const { db } = office.services;
  await furnish(db, leads);
  const some = new Map<string, number>();
  for (const table of [
    'branches',
    'departments',
    'jobs',
    'employees',
    'users',
    'roles',
    'holiday_calendars',
    'forms',
    'shifts',
    'week_schedules',
    'devices',
    'leave_categories',
    'leaves',
    'time_cards',
    'travels',
    'excuses',
    'month_schedules',
    'compensations',
    'bonuses',
    'pay_components',
    'payrolls',
    'salaries',
    'clients',
    'cost_centers',
    'projects',
    'project_tasks',
  ]) {
    const { rows } = await asSystem(db, sql<{ id: number }>`select id from ${sql.ref(table)} order by id limit 1`);
    some.set(table.replaceAll('_', '-'), rows[0]?.id ?? 0);
  }
  // The employees' role can be given by anyone who makes users.
  some.set('roles', 2);
  /** Caches the rows of each table; reads do not change them, and every write clears the cache. */
  const known = new Map<string, Record<string, unknown>[]>();
  const players = new Map<string, Promise<Player>>();
  const once = (key: string, make: () => Promise<Player>): Promise<Player> => {
    const player = players.get(key) ?? make();
    players.set(key, player);
    return player;
  };
  /** Players that can be removed when another one needs their employee, oldest first. */
  const guests: { key: string; user_id: number }[] = [];
  let free = leads;
  async function makeRoom(): Promise<void> {
    free -= 1;
    if (free >= 0) return;
    const guest = guests.shift();
    if (!guest) throw new Error(`There is no place for another player among ${leads} leads.`);
    players.delete(guest.key);
    await sql`update users set employee_id = null where id = ${guest.user_id}`.execute(db);
  }

  async function player(role_ids: number[], rights: Map<string, Scope>): Promise<Player> {
    await makeRoom();
    known.clear();
    const { rows } = await sql<{ id: number; employee_id: number }>`
      insert into users (first_name, last_name, email, status, employee_id)
      select 'Player', count(*)::text, 'player' || count(*) || '@example.com', 'active',
        (select e.id from employees e where e.work_email like 'lead%' and not exists (select from users u where u.employee_id = e.id) order by e.id limit 1)
      from users returning id, employee_id`.execute(db);
    const user = rows[0] as { id: number; employee_id: number };
    await sql`insert into user_roles (user_id, role_id) select ${user.id}, unnest(${role_ids}::int[])`.execute(db);
    // Each player heads their own department with a sub-department, leads a team, and shares a branch with others.
    await sql`update departments set head_id = ${user.employee_id} where id = (select department_id from employees where id = ${user.employee_id})`.execute(
      db,
    );
    const token = await startSession(db.run, user.id, { ip: null, user_agent: 'test' });
    const ask: Player['ask'] = async (method, path, body, headers = {}) => {
      if (method !== 'GET') known.clear();
      const answer = await office.app.inject({
        method,
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(body === undefined ? {} : { payload: body as Record<string, unknown> }),
      });
      return { status: answer.statusCode, text: answer.body, headers: answer.headers, body: jsonOf(answer.body) };
    };
    return { user_id: user.id, employee_id: user.employee_id, rights, ask };
  }

  return {
    office,
    async rows({ name }) {
      const read = sql<Record<string, unknown>>`select * from ${sql.ref(name.replaceAll('-', '_'))} order by id`;
      const rows = known.get(name) ?? (await asSystem(db, read)).rows;
      if (name === 'employees' || name === 'departments') known.set(name, rows);
      return rows;
    },
    role: (id) =>
      once(`role ${id}`, async () => {
        const { rows } = await sql<{
          permission: string;
          scope: Scope;
        }>`select permission, scope from role_permissions where role_id = ${id}`.execute(db);
        return player([id], new Map(rows.map(({ permission, scope }) => [permission, scope])));
      }),
    holder: (rights) => once(JSON.stringify(rights), () => holderOf(rights)),
    newcomer: (rights) => holderOf(rights, 'newcomer'),
    someId: (resource) => some.get(resource) ?? 0,
    close: () => office.close(),
  };

  async function holderOf(rights: [Permission, Scope][], key = JSON.stringify(rights)): Promise<Player> {
    const { rows } = await sql<{ id: number }>`insert into roles (name) select 'Test role ' || count(*) from roles returning id`.execute(
      db,
    );
    const role_id = rows[0]?.id as number;
    const known = new Set<string>(catalogue.map((entry) => entry.name));
    for (const [permission, scope] of new Map(rights)) {
      if (known.has(permission)) await sql`insert into role_permissions values (${role_id}, ${permission}, ${scope})`.execute(db);
    }
    const holder = await player([role_id], new Map(rights));
    guests.push({ key, user_id: holder.user_id });
    return holder;
  }
}

const jsonOf = (text: string): Body => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
