import type { Anomaly, anomalies } from '@cadre/contract/calls/punch-fixes';
import { attendances } from '@cadre/contract/resources/attendances';
import { employees } from '@cadre/contract/resources/employees';
import type { DayPlan } from '@cadre/rules/attendance/facts';
import { spansOf } from '@cadre/rules/attendance/plan/shift-hours';
import { localTextAt } from '@cadre/rules/attendance/plan/zone';
import { type Proposal, proposePunches } from '@cadre/rules/attendance/punches/propose-punches';
import { addDays } from '@cadre/rules/calendar';
import { seen } from '../../../crud/access/access.ts';
import { covers } from '../../../crud/access/employee-of-params.ts';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import { settleDue } from '../days/settle-due.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { employedWithin, type Person, personSubject } from '../views/person.ts';
import { habitDays, type IncompleteRow, loadHabits, loadIncompleteDays, loadSilence, type Usual } from './load-incomplete-days.ts';

const mostDays = 100;

/** The days that need attention of all employees whose attendance the caller sees, each with a proposed fix. */
export async function readAnomalies(services: Services, behaviours: Behaviours, context: CallContext<typeof anomalies>) {
  const { db } = services;
  const { from, to } = context.query;
  if (to < from) throw invalid({ to: [{ code: 'before_start' }] });
  if (to > addDays(from, mostDays)) throw invalid({ to: [{ code: 'not_valid' }] });
  const span = { from, to };
  const reached = await reachedPeople(services, context);
  await settleDue(db, reached, { from: addDays(from, -habitDays), to });
  const { days, total } = await loadIncompleteDays(db, reached, span);
  const ids = [...new Set(days.map(({ employee_id }) => employee_id))];
  const people = await readPeople(services, behaviours, context, ids);
  const plans = await loadPlans(db, ids, from, to);
  const habitOf = await loadHabits(db, ids, span);
  const without = days.filter(({ punches }) => punches.length === 0);
  const isSilent = await loadSilence(
    db,
    without.map(({ employee_id }) => employee_id),
    without.map(({ date }) => date),
  );
  const now = Date.now();
  const data = days.map((day): Anomaly => {
    const { employee_id, date, shift_id } = day;
    const plan = plans.get(employee_id)?.(date) as DayPlan;
    const known = {
      habit: habitOf(employee_id, shift_id),
      isSilent: day.flags.includes('device_silent') || isSilent(employee_id, date),
      now,
    };
    return toResponse(context.t, people.get(employee_id) as Listed, day, plan, proposed(day, plan, known));
  });
  return { data, meta: { total } };
}

type Listed = Person & { employee_no: string; can: Anomaly['can'] };

async function reachedPeople(
  { db }: Services,
  { actor, query }: Pick<CallContext<typeof anomalies>, 'actor' | 'query'>,
): Promise<number[]> {
  const only = (['department_id', 'branch_id', 'employee_id'] as const).flatMap((name): Sql[] => {
    const id = query[name];
    return id == null ? [] : [sql`${sql.ref(name === 'employee_id' ? 'r.id' : `r.${name}`)} = ${id}`];
  });
  const where = [covers(attendances, actor, 'view'), seen(employees, actor), employedWithin(query), ...only];
  const { rows } = await sql<Columns<'employees', 'id'>>`
    select r.id from employees r where ${sql.join(where, sql` and `)} order by r.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The employees among them with days to review, and the actions open to the caller. */
async function readPeople(
  { db }: Services,
  behaviours: Behaviours,
  { actor }: Pick<CallContext, 'actor'>,
  ids: readonly number[],
): Promise<Map<number, Listed>> {
  const { columns, from } = personSubject(actor, behaviours);
  const isAnother = sql`r.id is distinct from ${actor.employee_id}::int`;
  const { rows } = await sql<Listed>`
    select ${columns}, r.employee_no, json_build_object(
      'create', ${isAnother} and ${covers(attendances, actor, 'create')},
      'override', ${isAnother} and ${covers(attendances, actor, 'override_day')}) as can
    from employees r ${from} where r.id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((person) => [person.id, person]));
}

type Known = { habit: Usual; isSilent: boolean; now: number };

function proposed({ date, expected_minutes, punches, flags }: IncompleteRow, { zone, shift }: DayPlan, { habit, isSilent, now }: Known) {
  return proposePunches({
    date,
    zone,
    spans: shift ? spansOf(shift, date, zone) : [],
    kind: shift?.kind ?? null,
    expected_minutes,
    break_minutes: shift?.break_minutes ?? 0,
    punches,
    usual: habit,
    terminals_silent: isSilent,
    misses_span: flags.includes('missed_span'),
    now,
  });
}

function toResponse(t: Translate, person: Listed, day: IncompleteRow, { zone, shift }: DayPlan, proposal: Proposal | null): Anomaly {
  const { id, name, employee_no, department, pic, can } = person;
  return {
    employee: { id, name, employee_no, department, pic },
    date: day.date,
    status: day.status,
    flags: day.flags,
    shift: shift && { name: shift.name, start: shift.start_time, end: shift.end_time },
    punches: day.punches.map(({ action, local_time }) => ({ action, ...wallTime(local_time) })),
    proposal: proposal && {
      mishap: proposal.mishap,
      note: t(`attendance.mishaps.${proposal.mishap}`),
      punches: proposal.punches.map(({ action, at, because }) => ({ action, ...wallTime(localTextAt(zone, at)), because })),
    },
    question: day.question,
    can,
  };
}

const wallTime = (local: string) => ({ date: local.slice(0, 10), time: local.slice(11, 16) });
