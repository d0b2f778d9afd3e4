import type { DataOf } from '@cadre/contract/call';
import type { statementLines } from '@cadre/contract/calls/statement-lines';
import { statements } from '@cadre/contract/resources/statements';
import { reach } from '../../../crud/access/access.ts';
import { idOf, requireSeen } from '../../../crud/read/read.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';

type Row = DataOf<typeof statementLines>[number];
type Amounts = Pick<Row, 'rate' | 'amount' | 'written_down' | 'billed'>;

/** Line by line; amounts for who may see those of this statement. */
export async function readLines(db: Database, { actor, params, query }: CallContext<typeof statementLines>) {
  const id = idOf(params.id, statements.name);
  const [page, per_page] = [query.page ?? 1, query.per_page ?? 50];
  await requireSeen(db, { resource: statements, behaviour: {}, actor }, id);
  const { rows } = await sql<Omit<Row, keyof Amounts> & { amounts: Amounts | null; found: number }>`
    select l.id, json_build_object('id', p.id, 'name', p.name, 'number', p.number) as project, l.task_id, l.milestone_id, l.retainer_month, l.person, l.project_task, l.date,
      l.description, l.minutes, l.included_minutes, l.state, l.write_down_reason, l.write_down_note, count(*) over ()::int as found,
      case when ${reach(statements, actor, 'statements.view_money')} then json_build_object(
        'rate', money_major(l.rate, r.currency), 'amount', money_major(l.amount, r.currency),
        'written_down', money_major(case l.state when 'not_billable' then l.amount when 'billed' then l.written_down else 0 end, r.currency),
        'billed', money_major(case l.state when 'billed' then l.amount - l.written_down else 0 end, r.currency)) end as amounts
    from statement_lines l join statements r on r.id = l.statement_id join projects p on p.id = l.project_id
    where l.statement_id = ${id} and (${query.state ?? null}::text is null or l.state = ${query.state ?? null})
      and (${query.only ?? null}::text is null or l.written_down > 0 or l.state = 'not_billable')
    order by p.number, l.date, l.id limit ${per_page} offset ${(page - 1) * per_page}`.execute(db);
  const total = rows[0]?.found ?? 0;
  const data = rows.map(({ amounts, found: _, ...row }) => ({ ...row, ...amounts }));
  return { data: data as Row[], meta: { total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) } };
}
