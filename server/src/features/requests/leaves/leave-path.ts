import type { Contact } from '../../../platform/notices/contacts.ts';

/** People find their own leave in the employees' area; whoever has no such area, among all requests. */
export const leavePath = ({ id }: Record<string, unknown>, owner?: Contact): `/${string}` =>
  owner?.is_self_service ? `/my-leaves?id=${id}` : `/requests/leaves?id=${id}`;
