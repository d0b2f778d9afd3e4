import type { askAboutDay as askAboutDayCall } from '@cadre/contract/calls/attendance';
import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import { audit } from '../../../crud/write/audit.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { type Contact, contactsOf } from '../../../platform/notices/contacts.ts';
import { isMailDue } from '../../../platform/notices/is-mail-due.ts';
import { notify } from '../../../platform/notices/notify.ts';
import type { Services } from '../../../platform/services.ts';
import { refuseOwn, requireEmployee } from '../punches/require-employees.ts';

/** Sends an employee a question about a day, for example why they were late; it is recorded in the employee's history. */
export async function askAboutDay(services: Services, context: CallContext<typeof askAboutDayCall>) {
  const { actor, trace, body, t } = context;
  const { employee_id, date, note } = body;
  refuseOwn(actor, [employee_id]);
  await services.db.transaction(async (tx) => {
    const { name } = await requireEmployee(tx, actor, 'view', employee_id);
    await sql`
      insert into day_questions (employee_id, date, question, asked_by_id)
      values (${employee_id}, ${date}::date, ${note}, ${actor.user_id})`.execute(tx);
    const [contact] = await contactsOf(tx.run, [employee_id]);
    const { email, language, user_id } = contact as Contact;
    const path = dayPath(contact as Contact, date);
    if (user_id !== null) await notify(tx.run, user_id, 'day_asked', { name: actor.name, day: date, message: note }, path);
    const args = { name, who: actor.name, day: date, message: note };
    await isMailDue(services, tx, { user_id }, { to: email, language, template: 'day_asked', args, path });
    const changes = [{ field: 'note', old: null, new: note }];
    audit(tx, { actor, trace, action: 'update', model: attendanceDays.name, label: `${name}, ${date}`, employee_id, changes });
  });
  return { message: t('done.day_asked') };
}

const dayPath = ({ is_self_service, employee_id }: Contact, day: string): `/${string}` =>
  is_self_service
    ? `/my-attandance/attandance?month=${day.slice(0, 7)}&day=${day}`
    : `/attendances/timesheet?month=${day.slice(0, 7)}&person=${employee_id}&day=${day}`;
