import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import { ResourcePage } from '../../../../crud/resource-page.tsx';
import type { Profile } from '../profile.ts';

/** A person's working days; a day opens next to its month, where it is explained. */
export const AttendanceTab = ({ profile: { employee } }: { profile: Profile }) => (
  <ResourcePage
    resource={attendanceDays}
    list={{ fixedFilters: { employee_id: [employee.id] } }}
    hideFields={['employee_id']}
    record={{ path: ({ date }) => `/attendances/timesheet?month=${String(date).slice(0, 7)}&person=${employee.id}&day=${date}` }}
  />
);
