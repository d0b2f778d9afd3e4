import type { answerPayQuestion as answerCall } from '@cadre/contract/calls/payslips';
import { idOf } from '../../../crud/read/read.ts';
import { audit } from '../../../crud/write/audit.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { contactsOf } from '../../../platform/notices/contacts.ts';
import { notify } from '../../../platform/notices/notify.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { ownPath } from '../papers/release-payslips.ts';

type Stored = Columns<'pay_questions', 'salary_id' | 'employee_id' | 'version'> & { month: string; period: string };

/** Employees cannot answer their own question. The version proves that a correction is based on the current answer. */
export async function answerQuestion({ db }: Services, { actor, trace, t, params, body }: CallContext<typeof answerCall>) {
  const id = idOf(params.id);
  return db.transaction(async (tx) => {
    const { rows } = await sql<Stored>`
      select q.salary_id, q.employee_id, q.version, s.month, s.period from pay_questions q join salaries s on s.id = q.salary_id
      where q.id = ${id} for update of q`.execute(tx);
    const [question] = rows;
    if (!question) throw new Problem('not_found');
    const { salary_id, employee_id, month, period, version } = question;
    if (employee_id === actor.employee_id) throw new Problem('own_question');
    if (body.version !== undefined && body.version !== null && body.version !== version) throw new Problem('wrong_state');
    await sql`
      update pay_questions set answer = ${body.answer}, status = 'answered', answered_at = now(), answered_by_id = ${actor.user_id},
        version = version + 1, updated_at = now(), updated_by_id = ${actor.user_id}
      where id = ${id}`.execute(tx);
    const [contact] = await contactsOf(tx.run, [employee_id]);
    if (contact && contact.user_id !== null)
      await notify(tx.run, contact.user_id, 'pay_answered', { month: period }, contact.is_self_service ? ownPath(month, period) : null);
    audit(tx, { actor, trace, action: 'update', model: 'salaries', model_id: salary_id, label: month, employee_id, changes: [] });
    return { message: t('done.pay_answered'), data: { id } };
  });
}
