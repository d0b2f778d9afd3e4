import type { employeeAttendance, Timesheet } from '@cadre/contract/calls/hours';
import { attendances } from '@cadre/contract/resources/attendances';
import { employees } from '@cadre/contract/resources/employees';
import { addDays, type Day, isDate, isMonth, monthSpan } from '@cadre/rules/calendar';
import { seen } from '../../../crud/access/access.ts';
import { covers, employeeOfParams } from '../../../crud/access/employee-of-params.ts';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type CallContext, Unproven } from '../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { DaySpan } from '../days/spans.ts';
import { type Person, personSubject } from './person.ts';
import { readTimesheet } from './timesheet.ts';
import { readYearOfWeeks } from './year-of-weeks.ts';

/** The weeks of a year or the days of a month of one employee, whom the caller must see and whose attendance the caller may view. */
export async function readEmployeeAttendance(services: Services, behaviours: Behaviours, context: CallContext<typeof employeeAttendance>) {
  const { query } = context;
  const { can, ...person } = await personOfParams(services, behaviours, context);
  if (query.type === 'timesheet') {
    return { data: await readTimesheet(services.db, context, { person, can, span: spanOfParams(query, person.today) }) };
  }
  const data = await readYearOfWeeks(services.db, person, dayOfParams(query, person.today));
  return { data, meta: { total: data.weeks.length } };
}

async function personOfParams(
  { db }: Services,
  behaviours: Behaviours,
  { actor, params, proof }: Pick<CallContext, 'actor' | 'params' | 'proof'>,
): Promise<Person & { can: Timesheet['can'] }> {
  const { columns, from } = personSubject(actor, behaviours);
  const isAnother = sql`r.id is distinct from ${actor.employee_id}::int`;
  const { rows } = await sql<{ is_proven: boolean; found: (Person & { reached: boolean; can: Timesheet['can'] }) | null }>`
    select ${proof} as is_proven, (select to_json(found) from (
      select ${columns}, ${covers(attendances, actor, 'view')} as reached, json_build_object(
      'create', ${isAnother} and ${covers(attendances, actor, 'create')},
      'void', ${isAnother} and ${covers(attendances, actor, 'void')},
      'override', ${isAnother} and ${covers(attendances, actor, 'override_day')},
      'ask', ${isAnother}, 'answer', not ${isAnother}) as can
      from employees r ${from} where r.id = ${employeeOfParams(actor, params.id)} and ${seen(employees, actor)}) found) as found`.execute(
    db,
  );
  if (!rows[0]?.is_proven) throw new Unproven();
  if (!rows[0].found) throw new Problem('not_found');
  const { reached, ...person } = rows[0].found;
  if (!reached) throw new Problem('not_allowed');
  return person;
}

type Query = Pick<CallContext<typeof employeeAttendance>['query'], 'date' | 'from' | 'to'>;

const mostDays = 366;

/** The requested day, the first of the requested month, or today. */
function dayOfParams({ date }: Query, today: Day): Day {
  if (!date) return today;
  if (isMonth(date)) return `${date}-01`;
  if (!isDate(date)) throw invalid({ date: [{ code: 'not_valid' }] });
  return date;
}

/** The days from one to another, or the month of a day. */
function spanOfParams(query: Query, today: Day): DaySpan {
  const { from, to } = query;
  if (!from && !to) return monthSpan(dayOfParams(query, today).slice(0, 7));
  if (!from) throw invalid({ from: [{ code: 'required' }] });
  if (!to) throw invalid({ to: [{ code: 'required' }] });
  if (to < from) throw invalid({ to: [{ code: 'before_start' }] });
  if (to > addDays(from, mostDays)) throw invalid({ to: [{ code: 'not_valid' }] });
  return { from, to };
}
