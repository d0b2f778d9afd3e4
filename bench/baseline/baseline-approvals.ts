type Runner = { run: (text: string, values: unknown[]) => Promise<unknown> };

/** The writes of one approval, a statement each and one transaction for all of them: no token, no rights, no rules. */
export async function approveBare({ run }: Runner, id: number): Promise<void> {
  for (const statement of statements) await run(statement, [id]);
}

const leave = '(select model_id from approvals where id = $1::int)';
const admin = "(select id from users where email = 'admin@example.com')";
const noted = (model: string, record: string): string => `
  insert into logs (actor_id, actor_name, action, model, model_id, label, employee_id, changes, via)
  select u.id, u.name, 'status', '${model}', ${record}, 'Measured', a.employee_id,
    '[{"field": "status", "old": "pending", "new": "approved"}]', 'web'
  from approvals a, users u where a.id = $1::int and u.email = 'admin@example.com'`;

const statements = [
  `select l.* from leaves l where l.id = ${leave} for update`,
  `select a.* from approvals a where a.id = $1::int and a.status = 'pending' and a.closed_at is null for update`,
  `update approval_assignees set agreed_at = now() where approval_id = $1::int and user_id = ${admin}`,
  `update approvals set status = 'approved', decided_by_id = ${admin}, decided_at = now(), version = version + 1, updated_at = now() where id = $1::int`,
  `update leaves set status = 'approved', decided_at = now(), version = version + 1, updated_at = now() where id = ${leave}`,
  `insert into leave_ledger (employee_id, leave_category_id, year, date, kind, amount, leave_id, key)
   select l.employee_id, l.leave_category_id, d.year, d.date, 'usage', -sum(d.amount), l.id, 'leave:' || l.id || ':' || d.date
   from leaves l join leave_days d on d.leave_id = l.id where l.id = ${leave} group by l.id, d.date, d.year`,
  `insert into notifications (user_id, type, args, link)
   select u.id, 'request_approved', jsonb_build_object('title', l.title, 'model', 'leaves'), '/my-attandance/leaves'
   from leaves l join users u on u.employee_id = l.employee_id
   where l.id = ${leave}`,
  noted('approvals', 'a.id'),
  noted('leaves', 'a.model_id'),
];
