import type { PayQuestion, payQuestions, payslipQuestions } from '@cadre/contract/calls/payslips';
import { salaries } from '@cadre/contract/resources/salaries';
import { recordAccess } from '../../../crud/access/log-views.ts';
import { idOf, requireSeen } from '../../../crud/read/read.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Database, Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';

type Row = Omit<PayQuestion, 'asked_at' | 'answered_at'> & { asked_at: Date; answered_at: Date | null };

const columns = sql`q.id, q.salary_id, s.month, json_build_object('id', e.id, 'name', e.name) as employee, q.line_code,
  (select l ->> 'name' from jsonb_array_elements(s.lines) l where l ->> 'code' = q.line_code limit 1) as line_name,
  q.text, q.answer, q.status, q.asked_at, q.answered_at, (select u.name from users u where u.id = q.answered_by_id) as answered_by, q.version`;
const from = sql`from pay_questions q join salaries s on s.id = q.salary_id join employees e on e.id = q.employee_id`;

/** The questions about one payslip, for its employee and for users who may answer; other readers of the payslip see none. */
export function readQuestionsOf(db: Database, { actor, params }: CallContext<typeof payslipQuestions>) {
  const id = idOf(params.id, 'salaries');
  return db.reading(async (on) => {
    await requireSeen(on, { resource: salaries, behaviour: {}, actor }, id);
    return { data: await toResponse(on, actor, sql`${columns} ${from} where q.salary_id = ${id} order by q.asked_at, q.id`) };
  });
}

export function readQuestions(db: Database, { actor, query }: CallContext<typeof payQuestions>) {
  const [page, per_page, status] = [query.page ?? 1, query.per_page ?? 10, query.status ?? null];
  const which = sql`where (${status}::text is null or q.status = ${status}) and s.employee_id is distinct from ${actor.employee_id}`;
  return db.reading(async (on) => {
    const { rows } = await sql<{ total: number }>`select count(*)::int as total ${from} ${which}`.execute(on);
    const total = rows[0]?.total ?? 0;
    const data = await toResponse(
      on,
      actor,
      sql`${columns} ${from} ${which} order by q.status = 'answered', q.asked_at, q.id limit ${per_page} offset ${(page - 1) * per_page}`,
    );
    return { data, meta: { total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) } };
  });
}

async function toResponse(on: Runner, actor: Actor, select: Sql): Promise<PayQuestion[]> {
  const { rows } = await sql<Row>`select ${select}`.execute(on);
  recordAccess(
    salaries,
    actor,
    rows.map(({ employee }) => ({ employee_id: employee.id })),
  );
  return rows.map((row) => ({ ...row, asked_at: row.asked_at.toISOString(), answered_at: row.answered_at?.toISOString() ?? null }));
}
