import type { DataOf } from '@cadre/contract/call';
import type { simulateApprovals } from '@cadre/contract/calls/approvals';
import type { Resource } from '@cadre/contract/resource';
import { employees } from '@cadre/contract/resources/employees';
import { resources } from '@cadre/contract/resources/index';
import { seen } from '../../crud/access/access.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { table } from '../../crud/read/table.ts';
import type { Runner } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';
import { findApprovers } from './ask-level.ts';
import { autoTimer } from './auto-timer.ts';
import { loadLevels } from './load-chain.ts';

type Simulated = DataOf<typeof simulateApprovals>;
type Person = Simulated[number]['asked'][number];

/** The approvers of a request of this person on that day, level by level, with their delegates on that day. */
export async function simulate(
  db: Runner,
  behaviours: Behaviours,
  { actor, body }: CallContext<typeof simulateApprovals>,
): Promise<Simulated> {
  const { model, employee_id, date, substitute_id = null } = body;
  const resource = (resources as Record<string, Resource>)[model] ?? ({ name: model } as Resource);
  const { rows } = await sql<{ today: string }>`
    select coalesce(${date ?? null}::date, today_of(r)) as today from employees r where r.id = ${employee_id} and ${seen(employees, actor)}`.execute(
    db,
  );
  const today = rows[0]?.today;
  if (today === undefined) throw new Problem('not_found', { about: employees.name });
  const values = (body.values ?? {}) as Record<string, number | string | null>;
  const levels = await loadLevels(db, { resource, employee_id, values, currency: body.currency ?? null }, today);
  const scope_name = await nameOf(db, levels[0]);
  const picture = behaviours.employees?.columns?.pic?.(actor) ?? sql`null`;
  const simulated: Simulated = [];
  let agreed: Person | undefined;
  for (const [at, level] of levels.entries()) {
    const approvers = await findApprovers(db, { resource, id: 0, employee_id }, level, substitute_id ?? null, today);
    const { mode, approver_kind, notify_only = false, auto_action = 'none' } = level;
    const people = await named(db, approvers ?? [], model, today, picture);
    const others = people.filter(({ id }) => id !== agreed?.id);
    const isAgreed = others.length < people.length && !notify_only;
    const isOver = isAgreed && (mode === 'any' || others.length === 0);
    const timer = isOver || notify_only ? null : await autoTimer(db, employee_id, level, today);
    simulated.push({
      level: at + 1,
      mode,
      approver_kind,
      scope: level.scope ?? null,
      scope_name,
      notify_only,
      auto_action: timer ? auto_action : 'none',
      acts_on: timer?.acts_on ?? null,
      agreed_by: isAgreed ? (agreed?.name ?? null) : null,
      skipped: approvers === null,
      asked: isOver ? [] : others,
    });
    // With several possible approvers it is unknown who will decide.
    if (!notify_only && approvers !== null && !isOver) agreed = others.length === 1 ? others[0] : undefined;
  }
  return simulated;
}

const places = { branch: 'branches', department: 'departments', job: 'jobs', employee: 'employees' } as const;

/** The name of the place that the chain applies to. */
async function nameOf(db: Runner, level: Awaited<ReturnType<typeof loadLevels>>[number] | undefined): Promise<string | null> {
  if (!level?.scope || level.scope === 'company') return null;
  const { rows } = await sql<{ name: string }>`
    select name from ${table({ name: places[level.scope] })} where id = ${level.scope_id ?? null}`.execute(db);
  return rows[0]?.name ?? null;
}

async function named(
  db: Runner,
  approvers: readonly { user_id: number; via: string }[],
  model: string,
  today: string,
  picture: Sql<unknown>,
): Promise<Person[]> {
  const { rows } = await sql<Omit<Person, 'via' | 'agreed_at'>>`
    select u.id, u.name, (select ${picture} from employees r where r.id = u.employee_id) as pic, coalesce((select json_agg(json_build_object('id', e.id, 'name', e.name) order by e.name, e.id)
      from delegations d join employees e on e.id = d.delegate_id
      where d.employee_id = u.employee_id and ${today}::date between d.from_date and d.to_date and (d.model is null or d.model = ${model})), '[]') as stand_ins
    from users u where u.id = any(${approvers.map(({ user_id }) => user_id)}::int[]) order by u.name, u.id`.execute(db);
  return rows.map((row) => ({ ...row, via: approvers.find(({ user_id }) => user_id === row.id)?.via as Person['via'], agreed_at: null }));
}
