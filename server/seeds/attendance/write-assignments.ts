import { addDays, type Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../src/platform/database/database.ts';
import { tokyo, valencia } from '../company/places.ts';
import { insertRows } from '../write/insert-rows.ts';
import type { Hours } from './write-hours.ts';

type Ids = { branchIds: number[]; departmentIds: number[] };
type People = { nightTeam: number[]; fourDays: number[] };

/** Assigns week schedules to branches, a department, the night team until its rosters begin, and two single employees. */
export async function writeAssignments(
  tx: Transaction,
  { scheduleIds }: Hours,
  ids: Ids,
  people: People,
  finance: number,
  today: Day,
): Promise<void> {
  const began = addDays(today, -400);
  const given = (
    name: string,
    target: Record<string, number | undefined>,
    from_date: Day,
    to_date: Day | null = null,
    note: string | null = null,
  ) => ({
    week_schedule_id: scheduleIds.get(name),
    employee_id: target.employee_id ?? null,
    department_id: target.department_id ?? null,
    branch_id: target.branch_id ?? null,
    from_date,
    to_date,
    note,
  });
  await insertRows(
    tx,
    'schedule_assignments',
    {
      week_schedule_id: 'int',
      employee_id: 'int',
      department_id: 'int',
      branch_id: 'int',
      from_date: 'date',
      to_date: 'date',
      note: 'text',
    },
    [
      given('Short Fridays', { branch_id: ids.branchIds[valencia] }, began),
      given('Flexible week', { branch_id: ids.branchIds[tokyo] }, began),
      given(
        'Early and late',
        { department_id: ids.departmentIds[finance] },
        addDays(today, -180),
        null,
        'Somebody is there from seven to half past nine',
      ),
      ...people.nightTeam.map((employee_id) => given('Nights', { employee_id }, began, null, 'Where no roster says otherwise')),
      ...people.fourDays.map((employee_id) =>
        given('Four days', { employee_id }, addDays(today, -120), addDays(today, 245), 'Parental part time'),
      ),
    ],
  );
}
