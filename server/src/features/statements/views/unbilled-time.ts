import type { DataOf } from '@cadre/contract/call';
import type { unbilledTime as unbilledCall } from '@cadre/contract/calls/statement-views';
import { statements } from '@cadre/contract/resources/statements';
import { toMajor } from '@cadre/rules/money';
import { agedBy, ages } from '@cadre/rules/statements/ageing';
import { reach } from '../../../crud/access/access.ts';
import { loadRetainers, unbilledFees } from '../../../crud/money/load-retainers.ts';
import { retainedRows } from '../../../crud/money/retained-rows.ts';
import { type Actor, scopeOf } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { amountOfRow, currencyOfRow, isBilledByTime, isBilledMilestone } from '../billable-rows.ts';

type Client = DataOf<typeof unbilledCall>['clients'][number];
type Found = {
  client: { id: number; name: string };
  currency: string | null;
  day: string;
  minutes: number;
  amount: number;
  milestones: number;
  milestones_amount: number;
  fees: number;
  fees_amount: number;
};

/** Amounts not billed yet, of projects within reach: time by its age, milestones that are reached, and fees of retainers. */
export async function readUnbilled(db: Database, { actor, query }: CallContext<typeof unbilledCall>) {
  const as_of = new Date().toISOString().slice(0, 10);
  const found = await load(db, actor, query.client_id ?? null);
  const seesMoney = scopeOf(actor, 'statements.view_money') !== undefined;
  const groups = Map.groupBy(found, ({ client, currency }) => `${client.id} ${currency ?? ''}`);
  const clients = [...groups.values()].map((rows) => toResponse(rows, as_of, seesMoney));
  return { data: { as_of, clients } };
}

function toResponse(rows: readonly Found[], today: string, seesMoney: boolean): Client {
  const { client, currency } = rows[0] as Found;
  const time = rows.filter(({ minutes }) => minutes > 0);
  const aged = agedBy(time, today);
  const sum = (of: 'minutes' | 'amount' | 'milestones' | 'milestones_amount' | 'fees' | 'fees_amount') =>
    rows.reduce((all, row) => all + row[of], 0);
  const major = (minor: number): number => toMajor(minor, currency ?? '');
  const shown = ({ minutes, amount }: { minutes: number; amount: number }) => ({ minutes, ...(seesMoney && { amount: major(amount) }) });
  return {
    client,
    currency,
    ...(Object.fromEntries(ages.map((age) => [age, shown(aged[age])])) as Pick<Client, (typeof ages)[number]>),
    all: shown({ minutes: sum('minutes'), amount: sum('amount') }),
    milestones: sum('milestones'),
    fees: sum('fees'),
    ...(seesMoney && { milestones_amount: major(sum('milestones_amount')), fees_amount: major(sum('fees_amount')) }),
    oldest: time.map(({ day }) => day).sort()[0] ?? null,
  } as Client;
}

async function load(db: Database, actor: Actor, client_id: number | null): Promise<Found[]> {
  const within = reach(statements, actor, 'statements.view');
  const mine = sql`(select r.* from projects r where ${within} and (${client_id}::int is null or r.client_id = ${client_id}))`;
  const months = await loadRetainers(db, sql`p.client_id is not null and p.id in (select m.id from ${mine} m)`, 'approved');
  const fees = unbilledFees(months).filter(({ when }) => when !== 'later');
  const { rows } = await sql<Found>`
    with mine as ${mine}
    select json_build_object('id', c.id, 'name', c.name) as client, x.currency, x.day, sum(x.minutes)::int as minutes, sum(x.amount)::float8 as amount,
      sum(x.milestones)::int as milestones, sum(x.milestones_amount)::float8 as milestones_amount, sum(x.fees)::int as fees,
      sum(x.fees_amount)::float8 as fees_amount
    from (
      select p.client_id, ${currencyOfRow} as currency, t.date as day, t.minutes, ${amountOfRow} as amount, 0 as milestones, 0 as milestones_amount,
        0 as fees, 0 as fees_amount
      from mine p join tasks t on t.project_id = p.id left join ${retainedRows(months, 'approved')} x on x.id = t.id
      where ${isBilledByTime} and t.status = 'approved'
      union all
      select p.client_id, m.currency, m.reached_on, 0, 0, 1, m.amount, 0, 0
      from mine p join project_milestones m on m.project_id = p.id where ${isBilledMilestone}
      union all
      select p.client_id, f.currency, f.day, 0, 0, 0, 0, 1, f.fee
      from mine p join jsonb_to_recordset(${JSON.stringify(fees.map((fee) => ({ ...fee, day: fee.from })))}::jsonb) f (project_id int, currency text, day date, fee bigint)
        on f.project_id = p.id
    ) x join clients c on c.id = x.client_id
    group by c.id, x.currency, x.day order by c.name, c.id, x.currency, x.day`.execute(db);
  return rows;
}
