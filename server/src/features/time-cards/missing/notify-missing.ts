import type { notSubmitted as notSubmittedCall } from '@cadre/contract/calls/not-submitted';
import { timeCards } from '@cadre/contract/resources/time-cards';
import { covers, employeeOfParams } from '../../../crud/access/employee-of-params.ts';
import { pictureOf } from '../../../crud/media/picture-of.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import { momentJson } from '../../../platform/database/moment-json.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { loadMissing, type MissingWeek } from './load-missing.ts';

/** The queue of weeks not submitted, for people whose weeks the user may see. */
export async function notifyMissing({ db }: Services, ports: Plans, { actor, query }: CallContext<typeof notSubmittedCall>) {
  const { employee, department_id, page = 1, per_page = 50 } = query;
  const one = employee ? sql`and r.id = ${employeeOfParams(actor, employee)}` : sql``;
  const inDepartment = department_id ? sql`and r.department_id = ${department_id}` : sql``;
  const missing = await loadMissing(db, ports, sql`${covers(timeCards, actor, 'view')} ${one} ${inDepartment}`);
  const [at, size] = [page ?? 1, per_page ?? 50];
  const shown = missing.slice((at - 1) * size, at * size);
  const beside = await loadBeside({ db }, actor, shown);
  return {
    data: shown.map(({ employee_id, name, required_minutes, logged_minutes, ...week }) => {
      const { pic, ...rest } = beside.get(`${employee_id} ${week.from}`) ?? nothingBeside;
      return {
        employee: { id: employee_id, name, pic },
        ...week,
        required_minutes,
        logged_minutes,
        missing_minutes: Math.max(0, required_minutes - logged_minutes),
        ...rest,
      };
    }),
    meta: { total: missing.length, page: at, per_page: size, last_page: Math.max(1, Math.ceil(missing.length / size)) },
  };
}

type Beside = { pic: string | null; last_reminder: string | null; can: { remind: boolean; submit_for: boolean } };
const nothingBeside: Beside = { pic: null, last_reminder: null, can: { remind: false, submit_for: false } };

async function loadBeside(
  { db }: Pick<Services, 'db'>,
  actor: CallContext['actor'],
  shown: readonly MissingWeek[],
): Promise<Map<string, Beside>> {
  const isOther = sql`r.id <> ${actor.employee_id ?? 0}`;
  const { rows } = await sql<Beside & { id: number; from: string }>`
    select r.id, w."from", ${pictureOf('employees', sql`r.id`)} as pic, (select ${momentJson(sql`max(m.sent_at)`)} from time_card_reminders m
        where m.employee_id = r.id and m.week_start = w."from" and m.kind <> 'digest') as last_reminder,
      json_build_object('remind', ${isOther} and ${covers(timeCards, actor, 'remind')},
        'submit_for', ${isOther} and ${covers(timeCards, actor, 'submit_for')}) as can
    from json_to_recordset(${JSON.stringify(shown.map(({ employee_id, from }) => ({ id: employee_id, from })))}::json) as w (id int, "from" date)
    join employees r on r.id = w.id`.execute(db);
  return new Map(rows.map(({ id, from, ...beside }) => [`${id} ${from}`, beside]));
}
