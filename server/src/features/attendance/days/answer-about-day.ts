import type { answerAboutDay as answerAboutDayCall } from '@cadre/contract/calls/attendance';
import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import { whoMay } from '../../../crud/acts/who-may.ts';
import { audit } from '../../../crud/write/audit.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { notify } from '../../../platform/notices/notify.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';

/** One reply closes every open question about the day. The users who sent them are notified if they may still see the attendance. */
export async function answerAboutDay(services: Services, { actor, trace, body, t }: CallContext<typeof answerAboutDayCall>) {
  const { date, reply } = body;
  const { employee_id, name } = actor;
  if (employee_id === null) throw new Problem('nothing_asked');
  await services.db.transaction(async (tx) => {
    const { rows } = await sql<Columns<'day_questions', 'asked_by_id'>>`
      update day_questions set answer = ${reply}, answered_at = now()
      where employee_id = ${employee_id} and date = ${date}::date and answer is null returning asked_by_id`.execute(tx);
    if (rows.length === 0) throw new Problem('nothing_asked');
    const mayKnow = await whoMay(tx, 'attendances.view', employee_id);
    const path = `/attendances/timesheet?month=${date.slice(0, 7)}&person=${employee_id}&day=${date}`;
    for (const caller of new Set(rows.map(({ asked_by_id }) => asked_by_id)))
      if (caller !== null && mayKnow.includes(caller))
        await notify(tx.run, caller, 'day_answered', { name, day: date, message: reply }, path);
    const changes = [{ field: 'reply', old: null, new: reply }];
    audit(tx, { actor, trace, action: 'update', model: attendanceDays.name, label: `${name}, ${date}`, employee_id, changes });
  });
  return { message: t('done.day_answered') };
}
