import { shownFields } from '../../crud/read/shown-fields.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import type { Services } from '../../platform/services.ts';
import { currentUser } from './current-user.ts';

/** Everything the client must know about who it serves. */
export async function aboutMe({ db }: Services, { actor }: CallContext) {
  const { rows } = await db.run(
    `select u.preferences, u.pay_access = 'held' as pay_is_held, s.company, not s.setup_hidden and not exists (select from branches) as is_empty,
       (select count(*)::int from notifications n where n.user_id = u.id and n.in_app and n.read_at is null) as unread_notifications,
       (select row_to_json(x) from (
          select e.id, e.name, e.employee_no, e.work_email, e.department_id, d.name as department, e.branch_id, b.name as branch, b.timezone, b.holiday_calendar_id, e.job_id, e.manager_id
          from employees e join departments d on d.id = e.department_id join branches b on b.id = e.branch_id where e.id = u.employee_id
        ) x) as employee
     from users u cross join settings s where u.id = $1`,
    [actor.user_id],
  );
  const { preferences, company, unread_notifications, employee, is_empty, pay_is_held } = rows[0];
  const needs_setup = is_empty && actor.rights.has('setup.update');
  const user = await currentUser(db.run, actor.user_id);
  const custom_fields = shownFields(actor);
  const permissions = Object.fromEntries(actor.rights);
  const own = custom_fields.length > 0 ? { custom_fields } : {};
  return { data: { user, employee, permissions, preferences, unread_notifications, company, needs_setup, pay_is_held, ...own } };
}
