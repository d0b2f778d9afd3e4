import { retainerTerms } from '@cadre/contract/resources/retainer-terms';
import type { RetainerTerms } from '@cadre/rules/retainers/agreed-months';
import { addedTerms, type Sale, soldTerms } from '@cadre/rules/retainers/sold-terms';
import type { Caller } from '../../crud/access/caller.ts';
import { audit } from '../../crud/write/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

type Retained = {
  billing_type: string;
  start_date: string | null;
  end_date: string | null;
  today: string;
  free_from: string | null;
  terms: RetainerTerms[];
};
type Written = { id: number; from_month: string; manager_id: number };
type Adding = { project_id: number; sold: Sale; isChange: boolean };

/** Sold hours and fees become the monthly terms of a retainer. Later sales apply to the months that are not billed yet. */
export async function addTerms(
  tx: Transaction,
  caller: Pick<Caller, 'actor' | 'trace'>,
  { project_id, sold, isChange }: Adding,
): Promise<void> {
  const { billing_type, start_date, end_date, today, free_from, terms: held } = await loadRetained(tx, project_id);
  if (billing_type !== 'retainer') return;
  const begun = start_date ?? today;
  const changed = [`${today.slice(0, 7)}-01`, free_from ?? begun].reduce(laterOf, begun);
  const added = addedTerms(held, soldTerms(sold, { from: isChange ? changed : begun, to: end_date }));
  const first = added[0]?.from_month ?? null;
  const { rows: replaced } = await sql<Written>`
    delete from retainer_terms where project_id = ${project_id} and from_month >= ${first} returning id, from_month, manager_id`.execute(
    tx,
  );
  const { rows: written } = await sql<Written>`
    insert into retainer_terms (project_id, from_month, included_minutes, fee, overage_rate, carry_months, carry_limit, created_by_id, updated_by_id)
    select ${project_id}::int, a.from_month, a.included_minutes, a.fee, a.overage_rate, a.carry_months, a.carry_limit, ${caller.actor.user_id}::int, ${caller.actor.user_id}::int
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) a (
      from_month text, included_minutes int, fee bigint, overage_rate bigint, carry_months int, carry_limit int)
    order by a.from_month returning id, from_month, manager_id`.execute(tx);
  for (const terms of replaced) note(tx, caller, 'delete', terms);
  for (const terms of written) note(tx, caller, 'create', terms);
}

const note = (
  tx: Transaction,
  { actor, trace }: Pick<Caller, 'actor' | 'trace'>,
  action: 'create' | 'delete',
  { id, from_month, manager_id }: Written,
): void =>
  audit(tx, { actor, trace, action, model: retainerTerms.name, model_id: id, label: from_month, employee_id: manager_id, changes: [] });

const laterOf = (one: string, other: string): string => (other > one ? other : one);

/** The project, locked, with the first month that no statement bills. */
async function loadRetained(tx: Transaction, project_id: number): Promise<Retained> {
  await sql`select from projects where id = ${project_id} for no key update`.execute(tx);
  const { rows } = await sql<Retained>`
    select p.billing_type, p.start_date, p.end_date, today_of(e) as today,
      ((last_billed_month(p.id) || '-01')::date + interval '1 month')::date as free_from,
      (select coalesce(jsonb_agg(to_jsonb(t) - array['id', 'project_id']), '[]') from retainer_terms t where t.project_id = p.id) as terms
    from projects p join employees e on e.id = p.manager_id where p.id = ${project_id}`.execute(tx);
  return rows[0] as Retained;
}
