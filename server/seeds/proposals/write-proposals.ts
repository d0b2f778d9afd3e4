import { createHash } from 'node:crypto';
import type { Day } from '@cadre/rules/calendar';
import { marginOf, priceOf } from '@cadre/rules/proposals/price';
import { paperContentOf } from '../../src/features/proposals/paper-content.ts';
import type { StoredProposal } from '../../src/features/proposals/stored-proposal.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { type PlannedProposal, planProposals } from './plan-proposals.ts';

/** A pipeline with proposals in every stage; sent ones are frozen, and their PDF is written on the first request. */
export async function writeProposals(tx: Transaction, today: Day): Promise<void> {
  const departments = await pairsOf<number>(tx, 'select code, id as value from departments');
  const currencies = await pairsOf<string>(tx, 'select code, currency as value from clients');
  const planned = planProposals(today, departments, currencies).map((one) => ({ ...one, ...amountsOf(one) }));
  await sql`
    with owners as (
      select e.id, row_number() over (order by (u.email <> 'projects@example.com'), e.id) - 1 as place
      from users u join user_roles held on held.user_id = u.id and held.role_id = 7 join employees e on e.id = u.employee_id
      where u.status = 'active' and e.status = 'active')
    insert into proposals (number, title, client_id, owner_id, status, language, currency, billing_type, valid_until, probability, expected_start, expected_end,
      lines, costs, discount, tax, terms, total_minutes, net_amount, gross_amount, cost, margin, margin_percent, attempt, reviewed_at, sent_at, decided_at,
      accepted_by, accepted_on, lost_reason, decision_note, project_id, created_at, updated_at)
    select next_proposal_number(extract(year from p.written)::int), p.title, c.id, o.id, p.status, p.language, p.currency,
      case when p.project is null then 'time_and_materials' else 'fixed_price' end, p.valid_until, p.probability, p.expected_start, p.expected_end,
      p.lines, p.costs, p.discount, p.tax, 'Payable within thirty days. Travel is charged as it comes.', p.total_minutes, p.net_amount, p.gross_amount,
      p.cost, p.margin, p.margin_percent, case when p.status = 'internal_review' then 1 else 0 end,
      case when p.reviewed then p.written + interval '2 days' end,
      case when p.status not in ('draft', 'internal_review') then p.written + interval '3 days' end,
      case when p.status in ('accepted', 'converted', 'rejected', 'withdrawn') then p.written + interval '20 days' end,
      case when p.status in ('accepted', 'converted') then c.contact_name end,
      case when p.status in ('accepted', 'converted') then p.written + 20 end,
      p.reason, case when p.status = 'withdrawn' then 'We have nobody free before the summer.' end,
      (select j.id from projects j where j.name = p.project), p.written + interval '9 hours', p.written + interval '9 hours'
    from json_to_recordset(${JSON.stringify(planned.map((one, at) => ({ ...one, at })))}::json) as p (at int, title text, client text, status text,
      language text, currency text, lines jsonb, costs jsonb, discount int, tax int, written date, valid_until date, expected_start date, expected_end date,
      probability int, reason text, project text, reviewed boolean, total_minutes int, net_amount bigint, gross_amount bigint, cost bigint, margin bigint,
      margin_percent numeric)
    join clients c on c.code = p.client
    join owners o on o.place = p.at % (select count(*) from owners)
    where p.status <> 'converted' or exists (select from projects j where j.name = p.project)
    order by p.at`.execute(tx);
  await sql`
    update projects j set proposal_id = p.id from proposals p where p.project_id = j.id and j.proposal_id is null and p.status = 'converted'`.execute(
    tx,
  );
  await freezeSent(tx);
}

async function freezeSent(tx: Transaction): Promise<void> {
  const { rows } = await sql<StoredProposal & { sent_at: Date }>`
    select * from proposals where sent_at is not null order by id`.execute(tx);
  for (const proposal of rows) {
    const content = JSON.stringify(await paperContentOf(tx, proposal));
    await sql`
      insert into proposal_revisions (proposal_id, revision, language, currency, net_amount, gross_amount, content, fingerprint, sent_at)
      values (${proposal.id}, 1, ${proposal.language}, ${proposal.currency}, ${proposal.net_amount}, ${proposal.gross_amount}, ${content}::jsonb,
        ${createHash('sha256').update(content).digest('hex')}, ${proposal.sent_at})`.execute(tx);
  }
}

function amountsOf(proposal: Pick<PlannedProposal, 'lines' | 'currency' | 'discount' | 'tax' | 'costs'>) {
  const price = priceOf(proposal, proposal.costs);
  return { total_minutes: price.minutes, net_amount: price.amount, gross_amount: price.total, ...marginOf(price) };
}

async function pairsOf<T>(tx: Transaction, statement: string): Promise<Map<string, T>> {
  const { rows } = await tx.run(statement, []);
  return new Map(rows.map(({ code, value }: { code: string; value: T }) => [code, value]));
}
