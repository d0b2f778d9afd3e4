import type { DataOf } from '@cadre/contract/call';
import type { writeDowns as writeDownsCall } from '@cadre/contract/calls/statement-views';
import { statements } from '@cadre/contract/resources/statements';
import { reach } from '../../../crud/access/access.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';

/** Amounts written down on issued statements, by reason, the most first. */
export async function readWriteDowns(db: Database, { actor, query }: CallContext<typeof writeDownsCall>) {
  const { from = null, to = null, client_id = null } = query;
  const { rows } = await sql<DataOf<typeof writeDownsCall>[number]>`
    select l.write_down_reason, r.currency, count(*)::int as lines, coalesce(sum(l.minutes), 0)::int as minutes,
      money_major(sum(case l.state when 'not_billable' then l.amount else l.written_down end)::bigint, r.currency)::float8 as amount
    from statement_lines l join statements r on r.id = l.statement_id
    where r.status = 'issued' and l.state <> 'moved' and l.write_down_reason is not null and ${reach(statements, actor, 'statements.view_money')}
      and (${from}::date is null or l.date >= ${from}::date) and (${to}::date is null or l.date <= ${to}::date)
      and (${client_id}::int is null or r.client_id = ${client_id})
    group by l.write_down_reason, r.currency
    order by r.currency, sum(case l.state when 'not_billable' then l.amount else l.written_down end) desc, l.write_down_reason`.execute(db);
  return { data: rows };
}
