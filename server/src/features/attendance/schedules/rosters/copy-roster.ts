import type { copyRoster as copyCall } from '@cadre/contract/calls/schedules';
import { employees } from '@cadre/contract/resources/employees';
import { monthSchedules } from '@cadre/contract/resources/month-schedules';
import { reach } from '../../../../crud/access/access.ts';
import type { Behaviours } from '../../../../crud/behaviour.ts';
import { idOf } from '../../../../crud/read/read.ts';
import { createRecord } from '../../../../crud/write/save.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import type { Runner, Transaction } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Columns } from '../../../../platform/database/tables.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import type { Services } from '../../../../platform/services.ts';
import { type Coverage, coverageOf } from '../coverage-of.ts';
import { sameWeekdays } from './same-weekdays.ts';
import { rosterRecord, type StoredRoster } from './stored-roster.ts';

/** Copies a roster to a new draft. Inactive shifts, employees out of reach and days without employment are left out. */
export async function copyRoster(services: Services, behaviours: Behaviours, context: CallContext<typeof copyCall>) {
  const { actor, params, body, t } = context;
  const behaviour = behaviours['month-schedules'] ?? {};
  return services.db.transaction(async (tx) => {
    const source = (await rosterRecord(tx, actor, behaviours, idOf(params.id))) as StoredRoster;
    const { department_id, branch_id } = source;
    const input = { department_id, branch_id, coverage: await coverageOfCopy(tx, source.coverage) };
    const name = body.name || (body.month === source.month ? t('forms.copy_of', { name: source.name }) : source.name);
    const wanted = { services, tx, resource: monthSchedules, behaviour, caller: context, input: { ...input, name, month: body.month } };
    const { id, label } = await createRecord(wanted);
    await copyEntries(tx, actor, source, { id, month: body.month });
    return { message: t('done.roster_copied', { label }), data: await rosterRecord(tx, actor, behaviours, id) };
  });
}

/** Coverage rules for shifts out of use are not copied. */
export async function coverageOfCopy(db: Runner, coverage: Coverage): Promise<Coverage> {
  const { rows } = await sql<Columns<'shifts', 'id'>>`select id from shifts where active`.execute(db);
  const active = new Set(rows.map(({ id }) => id));
  return { rules: coverageOf(coverage).filter(({ shift_id }) => active.has(shift_id)) };
}

type Sheet = { id: number; month: string };

export async function copyEntries(tx: Transaction, actor: Actor, source: Sheet, target: Sheet): Promise<void> {
  const days = sameWeekdays(source.month, target.month);
  await sql`
    insert into roster_entries (month_schedule_id, employee_id, date, shift_id)
    select ${target.id}, d.employee_id, day.target, d.shift_id
    from unnest(${days.map(({ from }) => from)}::date[], ${days.map(({ to }) => to)}::date[]) day (source, target)
    join roster_entries d on d.month_schedule_id = ${source.id} and d.date = day.source
    join employees r on r.id = d.employee_id
    left join shifts s on s.id = d.shift_id
    where (s.id is null or s.active) and ${reach(employees, actor, 'employees.view')}
      and exists (select from employment_periods p where p.employee_id = r.id
        and day.target between p.hired_on and coalesce(p.left_on, r.last_working_day, 'infinity'))`.execute(tx);
}
