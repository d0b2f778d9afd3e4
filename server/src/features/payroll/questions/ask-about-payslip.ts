import type { askAboutPayslip as askCall } from '@cadre/contract/calls/payslips';
import { salaries } from '@cadre/contract/resources/salaries';
import { seen } from '../../../crud/access/access.ts';
import { whoMay } from '../../../crud/acts/who-may.ts';
import { idOf } from '../../../crud/read/read.ts';
import { audit } from '../../../crud/write/audit.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { contactsOf } from '../../../platform/notices/contacts.ts';
import { notifyAll } from '../../../platform/notices/notify.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';

type Slip = { employee_id: number; month: string; codes: string[] };

/** A question about the caller's own released payslip. Users who may answer are notified of the employee, but not of the question. */
export async function askAboutPayslip({ db }: Services, { actor, trace, t, params, body }: CallContext<typeof askCall>) {
  const id = idOf(params.id, 'salaries');
  return db.transaction(async (tx) => {
    const { rows } = await sql<Slip>`
      select r.employee_id, r.month, array(select l ->> 'code' from jsonb_array_elements(r.lines) l) as codes
      from salaries r where r.id = ${id} and ${seen(salaries, actor)}`.execute(tx);
    const [slip] = rows;
    if (!slip) throw new Problem('not_found', { about: 'salaries' });
    const { employee_id, month, codes } = slip;
    if (employee_id !== actor.employee_id) throw new Problem('not_allowed');
    const line_code = body.line_code ?? null;
    if (line_code !== null && !codes.includes(line_code)) throw new Problem('invalid', { fields: { line_code: [{ code: 'not_valid' }] } });
    const { rows: requested } = await sql<{ id: number }>`
      insert into pay_questions (salary_id, employee_id, line_code, text, created_by_id, updated_by_id)
      values (${id}, ${employee_id}, ${line_code}, ${body.text}, ${actor.user_id}, ${actor.user_id}) returning id`.execute(tx);
    const question = requested[0] as { id: number };
    const [contact] = await contactsOf(tx.run, [employee_id]);
    await notifyAll(
      tx.run,
      (await whoMay(tx, 'salaries.answer', employee_id)).map((user_id) => ({
        user_id,
        type: 'pay_asked' as const,
        args: { name: contact?.name ?? '' },
        link: '/payroll/questions',
      })),
    );
    audit(tx, { actor, trace, action: 'update', model: 'salaries', model_id: id, label: month, employee_id, changes: [] });
    return { message: t('done.pay_asked'), data: question };
  });
}
