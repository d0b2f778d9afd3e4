import { rates } from '@cadre/contract/resources/rates';
import type { ProposalLine } from '@cadre/rules/proposals/price';
import { hourlyOf, rateCardOf, type SoldRate, type SoldTime, soldOnTop } from '@cadre/rules/proposals/rate-card';
import type { Caller } from '../../crud/access/caller.ts';
import { audit } from '../../crud/write/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { StoredProposal } from './stored-proposal.ts';

type Adding = { project_id: number; proposal: StoredProposal; lines: readonly ProposalLine[] };

/** A part of the card with its task, where it is about a phase, and the rate that holds for it so far. */
type Part = SoldRate & { project_task_id: number | null; current: Current | null };
type Current = SoldTime & { id: number; valid_from: string; used: number };

/**
 * Sold prices become the rate card of the project, which is locked, from its start. A change request applies from its own first day, to its
 * additions and to the remainder of the parts that it adds to; a rate that a person entered stays.
 */
export async function addRates(
  tx: Transaction,
  caller: Pick<Caller, 'actor' | 'trace'>,
  { project_id, proposal, lines }: Adding,
): Promise<void> {
  const { currency, discount } = proposal;
  const from = await firstDay(tx, project_id, proposal);
  const card = rateCardOf({ lines, currency, ...(discount !== null && { discount }) });
  const parts = await partsOf(tx, project_id, from, card);
  for (const part of parts) await writeRate(tx, caller, { project_id, currency, from }, part);
  await sql`select rerate_open_rows(${project_id}, ${from})`.execute(tx);
}

/** The start of the project; of a project that has begun and has rates, the start of the change. */
async function firstDay(tx: Transaction, project_id: number, { expected_start }: StoredProposal): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select case when exists (select from rates r where r.project_id = p.id) then greatest(coalesce(p.start_date, n.today), coalesce(${expected_start}::date, n.today))
      else coalesce(p.start_date, least(n.today, (select min(t.date) from tasks t where t.project_id = p.id))) end::text as day
    from projects p join employees e on e.id = p.manager_id cross join lateral (select today_of(e) as today) n
    where p.id = ${project_id}`.execute(tx);
  return (rows[0] as { day: string }).day;
}

async function partsOf(tx: Transaction, project_id: number, from: string, card: readonly SoldRate[]): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select c.department_id, c.phase, c.amount::float8 as amount, c.minutes, k.id as project_task_id, (
      select jsonb_build_object('id', r.id, 'valid_from', r.valid_from, 'amount', r.sold_amount, 'minutes', r.sold_minutes, 'used', (
          select coalesce(sum(t.minutes), 0) from tasks t
          where t.project_id = r.project_id and t.status <> 'rejected' and t.date < ${from}::date
            and t.sold_amount = r.sold_amount and t.sold_minutes = r.sold_minutes))
      from rates r
      where r.kind = 'bill' and r.project_id = ${project_id} and r.sold_minutes is not null and (r.valid_to is null or r.valid_to >= ${from}::date)
        and case when c.phase is null then r.scope = 'project_department' and r.department_id = c.department_id
          else r.project_task_id = k.id end
      order by r.valid_from desc limit 1) as current
    from jsonb_to_recordset(${JSON.stringify(card)}::jsonb) c (department_id int, phase text, amount bigint, minutes int)
    left join project_tasks k on k.project_id = ${project_id} and folded(k.name) = folded(trim(c.phase))`.execute(tx);
  return rows;
}

type Writing = { project_id: number; currency: string; from: string };

async function writeRate(tx: Transaction, caller: Pick<Caller, 'actor' | 'trace'>, at: Writing, part: Part): Promise<void> {
  const { current, project_task_id, department_id } = part;
  const sold: SoldTime = current ? soldOnTop(current, current.used, part) : { amount: part.amount, minutes: part.minutes };
  const user = caller.actor.user_id;
  if (current && current.valid_from >= at.from) {
    await sql`
      update rates set amount = ${hourlyOf(sold)}, sold_amount = ${sold.amount}, sold_minutes = ${sold.minutes}, version = version + 1,
        updated_at = now(), updated_by_id = ${user} where id = ${current.id}`.execute(tx);
    return note(tx, caller, 'update', current.id, current.valid_from);
  }
  if (current) await sql`update rates set valid_to = ${at.from}::date - 1, version = version + 1 where id = ${current.id}`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    insert into rates (kind, scope, project_id, project_task_id, department_id, currency, amount, sold_amount, sold_minutes, valid_from, created_by_id, updated_by_id)
    select 'bill', case when ${project_task_id}::int is null then 'project_department' else 'project_task' end, ${at.project_id}::int, ${project_task_id}::int,
      case when ${project_task_id}::int is null then ${department_id}::int end, ${at.currency}, ${hourlyOf(sold)}::bigint, ${sold.amount}::bigint,
      ${sold.minutes}::int, ${at.from}::date, ${user}::int, ${user}::int
    where not exists (
      select from rates r where r.kind = 'bill' and r.project_id = ${at.project_id} and (r.valid_to is null or r.valid_to >= ${at.from}::date)
        and r.employee_id is null and r.project_task_id is not distinct from ${project_task_id}::int
        and r.department_id is not distinct from case when ${project_task_id}::int is null then ${department_id}::int end)
    returning id`.execute(tx);
  if (rows[0]) note(tx, caller, 'create', rows[0].id, at.from);
}

const note = (
  tx: Transaction,
  { actor, trace }: Pick<Caller, 'actor' | 'trace'>,
  action: 'create' | 'update',
  model_id: number,
  label: string,
): void => audit(tx, { actor, trace, action, model: rates.name, model_id, label, changes: [] });
