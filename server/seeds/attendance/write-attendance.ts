import { seededRoles } from '@cadre/contract/roles';
import { addDays, type Day, daysThrough } from '@cadre/rules/calendar';
import { settleDays } from '../../src/features/attendance/days/settle-days.ts';
import { loadPlans } from '../../src/features/attendance/plans/load-plans.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import { departmentNumbers } from '../company/departments.ts';
import { madrid, tokyo } from '../company/places.ts';
import type { CompanyPlan } from '../company/plan.ts';
import { writeLeaves } from '../leave/write-leaves.ts';
import { writeTravels } from '../travel/write-travels.ts';
import { dateRecords, momentsOfHours } from '../write/date-records.ts';
import { planPunches } from './plan-punches.ts';
import { writeAssignments } from './write-assignments.ts';
import { writeHours } from './write-hours.ts';
import { writeMachines } from './write-machines.ts';
import { writePunches } from './write-punches.ts';
import { writeRosters } from './write-rosters.ts';
import { writeAttendanceSettings } from './write-settings.ts';
import { writeSwaps } from './write-swaps.ts';
import { writeUnknown } from './write-unknown.ts';

type Ids = { employeeIds: number[]; departmentIds: number[]; branchIds: number[]; userIds: number[] };

/** The number of people planned, punched and settled per batch. */
const slice = 200;

/** Plans, terminals, and the punches of all employees for this number of days up to now, settled by the product's own rule. */
export async function writeAttendance(
  tx: Transaction,
  plan: CompanyPlan,
  ids: Ids,
  { now, days, done }: { now: Date; days: number; done: (people: number) => void },
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const hours = await writeHours(tx);
  await writeAttendanceSettings(tx, ids.branchIds, today);
  const nightNumbers = nightTeamOf(plan);
  const idsFor = (numbers: number[]) => numbers.map((number) => ids.employeeIds[number] as number);
  const [nightTeam, desk] = [idsFor(nightNumbers), idsFor(numbersAtDesk(plan, nightNumbers))];
  const fourDays = plan.employees.flatMap(({ employment_type, status }, number) =>
    employment_type === 'part_time' && status === 'active' ? [ids.employeeIds[number] as number] : [],
  );
  const technology = departmentNumbers.get('TEC') as number;
  const finance = departmentNumbers.get('FIN') as number;
  await writeAssignments(
    tx,
    hours,
    ids,
    { nightTeam, fourDays: fourDays.filter((id) => !nightTeam.includes(id)).slice(0, 2) },
    finance,
    today,
  );
  const planner = ids.employeeIds[plan.departments[technology]?.head ?? 0] as number;
  const [night, late, split] = ['N', 'L', 'P'].map((code) => hours.shiftIds.get(code) as number) as [number, number, number];
  await writeRosters(tx, { team: nightTeam, planner, department: ids.departmentIds[technology] as number, night, late, split, today });
  await writeSwaps(tx, { desk, planner, late, today });
  const deviceIds = await writeMachines(tx, ids.branchIds, now);
  await dateRecords(tx, momentsOfHours, addDays(today, -Math.max(days, 1)));
  await writeUnknown(tx, plan.employees, { employeeIds: ids.employeeIds, deviceIds }, today);
  if (days === 0) return;
  await writeLeaves(tx, { plan, employeeIds: ids.employeeIds, decider: ids.userIds[0] as number, today });
  await writeTravels(tx, { plan, employeeIds: ids.employeeIds, decider: ids.userIds[0] as number, today });
  await stampAndSettle(tx, plan, ids, deviceIds, { now, days, done });
}

async function stampAndSettle(
  tx: Transaction,
  { employees }: CompanyPlan,
  { employeeIds, userIds }: Ids,
  deviceIds: number[],
  { now, days, done }: { now: Date; days: number; done: (people: number) => void },
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const dates = daysThrough(addDays(today, -days), addDays(today, 1));
  const cast = {
    employeeIds,
    deviceIds,
    placeOf: (number: number) => employees[number]?.place ?? madrid,
    corrector: userIds[0] as number,
    now,
  };
  for (let from = 0; from < employees.length; from += slice) {
    const these = employeeIds.slice(from, from + slice);
    const planOf = await loadPlans(tx, these, dates[0] as Day, dates.at(-1) as Day);
    const away = await daysAway(tx, these);
    const punches = these.flatMap((id, at) => {
      const present = dates.filter((date) => !away.has(`${id}:${date}`));
      return planPunches({ number: from + at, planOf: planOf.get(id) as never }, present, now.getTime());
    });
    await writePunches(tx, punches, cast);
    await settleDays(tx, these);
    done(from + these.length);
  }
}

/** Employees on leave or on a trip do not punch. */
async function daysAway(tx: Transaction, employeeIds: number[]): Promise<Set<string>> {
  const { rows } = await tx.run(
    `select distinct d.employee_id || ':' || d.date as day from leave_days d join leaves l on l.id = d.leave_id
     where d.active and l.status in ('approved', 'cancellation_requested') and d.employee_id = any($1::int[])
     union all
     select t.employee_id || ':' || day::date from travels t cross join generate_series(t.start_date, t.end_date, interval '1 day') day
     where t.status in ('approved', 'cancellation_requested', 'completed') and t.employee_id = any($1::int[])`,
    [employeeIds],
  );
  return new Set(rows.map(({ day }) => day));
}

/** Six of the technicians in Spain look after the systems at night. */
const nightTeamOf = ({ employees }: CompanyPlan): number[] =>
  employees
    .flatMap(({ department, place, status, employment_type }, number) => {
      const isTechnician = department === departmentNumbers.get('TEC') && place !== tokyo;
      return isTechnician && status === 'active' && employment_type === 'full_time' ? [number] : [];
    })
    .slice(-6);

/** Three employees with an account, outside the night team, are on support duty. */
const numbersAtDesk = ({ employees, users }: CompanyPlan, nightTeam: number[]): number[] =>
  users
    .filter(({ employee, status, role }) => {
      const person = employees[employee];
      const isThere = person?.status === 'active' && person.employment_type === 'full_time' && person.place === madrid;
      return isThere && status === 'active' && role === seededRoles.employee && !nightTeam.includes(employee);
    })
    .map(({ employee }) => employee)
    .toSorted((a, b) => a - b)
    .slice(-3);
