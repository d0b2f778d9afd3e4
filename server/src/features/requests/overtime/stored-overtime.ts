import { overtime } from '@cadre/contract/resources/overtime';
import type { Approvals } from '../../../crud/approvals.ts';
import type { StoredRow } from '../../../crud/asker.ts';
import type { Contact } from '../../../platform/notices/contacts.ts';
import type { LeaveWorks } from '../leaves/stored-leave.ts';

export type StoredOvertime = StoredRow & {
  employee_id: number;
  date: string;
  title: string;
  minutes: number;
  class: string;
  approved_minutes: number | null;
  becomes: 'pay' | 'time_off';
  may_choose: boolean;
  leave_category_id: number | null;
  reason: string | null;
  status: 'open' | 'pending' | 'approved' | 'rejected' | 'withdrawn';
  attempt: number;
};

/** What overtime asks of other parts of the house: what was planned, and who decides. */
export type OvertimeWorks = Pick<LeaveWorks, 'plansOf'> & { approvals: Approvals };

/** What chains of approval ask about overtime. */
export const subjectOf = ({ id, employee_id, attempt, minutes, class: kind }: StoredOvertime) => ({
  resource: overtime,
  id,
  employee_id,
  attempt,
  values: { minutes, class: kind },
});

/** People find their own overtime beside their hours; whoever has no such area, among all requests. */
export const overtimePath = ({ id }: Record<string, unknown>, owner?: Contact): `/${string}` =>
  owner?.is_self_service ? `/my-attandance/overtime?id=${id}` : `/requests/overtime?id=${id}`;
