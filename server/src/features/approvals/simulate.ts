import type { DataOf } from '@cadre/contract/call';
import type { simulateApprovals } from '@cadre/contract/calls/approvals';
import type { Resource } from '@cadre/contract/resource';
import { employees } from '@cadre/contract/resources/employees';
import { resources } from '@cadre/contract/resources/index';
import { seen } from '../../crud/access.ts';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Asked } from '../../platform/http/asked.ts';
import { Problem } from '../../platform/problem.ts';
import { whoIsAsked } from './ask-level.ts';
import { loadChain } from './load-chain.ts';

type Simulated = DataOf<typeof simulateApprovals>;
type Person = Simulated[number]['asked'][number];

/** Who would be asked about a request of this person on that day, level by level, with whoever stands in for them then. */
export async function simulate(db: Runner, { actor, body }: Asked<typeof simulateApprovals>): Promise<Simulated> {
  const { model, employee_id, date, substitute_id = null } = body;
  const resource = (resources as Record<string, Resource>)[model] ?? ({ name: model } as Resource);
  const { rows } = await sql<{ today: string }>`
    select coalesce(${date ?? null}::date, today_of(r)) as today from employees r where r.id = ${employee_id} and ${seen(employees, actor)}`.execute(
    db,
  );
  const today = rows[0]?.today;
  if (today === undefined) throw new Problem('not_found', { about: employees.name });
  const values = (body.values ?? {}) as Record<string, number | string | null>;
  const levels = await loadChain(db, { resource, employee_id, values }, today);
  const simulated: Simulated = [];
  for (const [at, level] of levels.entries()) {
    const asked = await whoIsAsked(db, { resource, id: 0, employee_id }, level, substitute_id ?? null, today);
    const { mode, approver_kind } = level;
    simulated.push({ level: at + 1, mode, approver_kind, skipped: asked === null, asked: await named(db, asked ?? [], model, today) });
  }
  return simulated;
}

async function named(db: Runner, asked: readonly { user_id: number; via: string }[], model: string, today: string): Promise<Person[]> {
  const { rows } = await sql<Omit<Person, 'via' | 'agreed_at'>>`
    select u.id, u.name, coalesce((select json_agg(json_build_object('id', e.id, 'name', e.name) order by e.name, e.id)
      from delegations d join employees e on e.id = d.delegate_id
      where d.employee_id = u.employee_id and ${today}::date between d.from_date and d.to_date and (d.model is null or d.model = ${model})), '[]') as stand_ins
    from users u where u.id = any(${asked.map(({ user_id }) => user_id)}::int[]) order by u.name, u.id`.execute(db);
  return rows.map((row) => ({ ...row, via: asked.find(({ user_id }) => user_id === row.id)?.via as Person['via'], agreed_at: null }));
}
