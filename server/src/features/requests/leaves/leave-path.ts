import type { Contact } from '../../../platform/notices/contacts.ts';

/** Employees with self-service open their leave in their own area, others among all requests. */
export const leavePath = ({ id }: Record<string, unknown>, owner?: Contact): `/${string}` =>
  owner?.is_self_service ? `/my-leaves?id=${id}` : `/requests/leaves?id=${id}`;
