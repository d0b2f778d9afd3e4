import { callsOf } from '@cadre/contract/calls-of';
import { compensations } from '@cadre/contract/resources/compensations';
import type { RecordOf } from '@cadre/contract/values';
import { useCall } from '../../../platform/call-api.ts';

export type Salary = RecordOf<typeof compensations>;

/** All salaries ever entered for a person, latest first. */
export const useSalariesOf = (employeeId: number) =>
  useCall(
    callsOf(compensations).list,
    { filters: JSON.stringify({ employee_id: [employeeId] }), per_page: 200, order_by: 'effective_from', order_dir: 'desc' },
    { enabled: employeeId > 0, select: ({ data }) => data as Salary[] },
  );
