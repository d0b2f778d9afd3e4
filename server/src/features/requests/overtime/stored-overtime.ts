import type { StoredRow } from '../../../crud/access/caller.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Requests } from '../../../crud/requests/requests.ts';
import type { Contact } from '../../../platform/notices/contacts.ts';

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

/** The functions that overtime needs from other features: work plans, and the way to approvers. */
export type OvertimePorts = Pick<Plans, 'plansOf'> & { requests: Pick<Requests, 'open'> };

/** Employees with self-service open their overtime next to their hours, others among all requests. */
export const overtimePath = ({ id }: Record<string, unknown>, owner?: Contact): `/${string}` =>
  owner?.is_self_service ? `/my-attandance/overtime?id=${id}` : `/requests/overtime?id=${id}`;
