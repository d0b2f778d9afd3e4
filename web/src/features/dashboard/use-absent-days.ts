import type { AbsenceRate } from '@cadre/contract/calls/dashboard';
import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import { listLink } from '../../crud/address/list-link.ts';
import { isEmployee, useMe } from '../../platform/session.ts';

const missed = ['absent', 'half_day', 'leave', 'half_leave'];

/** The way to the days behind a department's share, for who may open them. */
export function useAbsentDays({ of, from, to }: AbsenceRate) {
  const isStaff = !isEmployee(useMe().user);
  return (department_id: number | null) =>
    of === 'reach' && isStaff && department_id !== null
      ? listLink(attendanceDays, '/attendances/days', { department_id: [department_id], date: { from, to }, status: missed })
      : undefined;
}
