import type { AbsenceRate } from '@cadre/contract/calls/dashboard';
import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import { listLink } from '../../crud/address/list-link.ts';
import { isEmployee, useMe } from '../../platform/session/session.ts';

/** Links to the days whose minutes make up a department's share, for users who may open them. */
export function useAbsentDays({ of, from, to }: AbsenceRate) {
  const isStaff = !isEmployee(useMe().user);
  return (department_id: number | null) =>
    of === 'reach' && isStaff && department_id !== null
      ? listLink(attendanceDays, '/attendances/days', { department_id: [department_id], date: { from, to }, absence_minutes: { from: 1 } })
      : undefined;
}
