import type { ProposalSuggestion, proposalSuggestions } from '@cadre/contract/calls/proposals';
import { accuracyOf } from '@cadre/rules/proposals/conversion';
import { scopeOf } from '../../platform/access/actor.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import type { Services } from '../../platform/services.ts';

/** The number of past projects that show how accurately a department estimates. */
const lastProjects = 4;

type Found = { department: { id: number; name: string }; rate: number | null; past: { estimated: number; spent: number }[] };

/** Departments' current rates, for users who may see them, and how their last projects compared with the first estimates. */
export async function suggestForProposal({ db }: Services, { actor, query }: CallContext<typeof proposalSuggestions>) {
  const seesRates = scopeOf(actor, 'rates.view') !== undefined && query.currency;
  const { rows } = await sql<Found>`
    select json_build_object('id', d.id, 'name', d.name) as department, rate.amount as rate, past.projects as past
    from departments d
    left join lateral (
      select money_major(r.amount, r.currency)::float8 as amount from rates r
      where ${Boolean(seesRates)} and r.kind = 'bill' and r.currency = ${query.currency ?? null} and r.valid_from <= current_date
        and (r.valid_to is null or r.valid_to >= current_date)
        and (r.scope = 'company' or (r.scope = 'department' and r.department_id = d.id)
          or (r.scope = 'client' and r.client_id = ${query.client_id ?? null}::int))
      order by array_position(array['client', 'department', 'company'], r.scope) limit 1) rate on true
    cross join lateral (
      select coalesce(json_agg(json_build_object('estimated', one.estimated, 'spent', one.spent)), '[]') as projects from (
        select e.minutes as estimated, (
          select coalesce(sum(t.minutes), 0)::int from tasks t where t.project_id = p.id and t.department_id = d.id) as spent
        from project_estimates e join projects p on p.id = e.project_id
        where e.department_id = d.id and e.baseline = 1 and e.minutes > 0 and p.status = 'completed'
        order by p.completed_at desc nulls last, p.id desc limit ${lastProjects}) one) past
    order by d.name, d.id`.execute(db);
  const data: ProposalSuggestion[] = rows.map(({ department, rate, past }) => ({
    department,
    rate,
    percent: accuracyOf(past),
    projects: past.length,
  }));
  return { data };
}
