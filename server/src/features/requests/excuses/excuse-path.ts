import type { Contact } from '../../../platform/notices/contacts.ts';

/** Employees with self-service open the excuse in their own area, others among all requests. */
export const excusePath = ({ id }: Record<string, unknown>, owner?: Contact): `/${string}` =>
  owner?.is_self_service ? `/my-excuses?id=${id}` : `/requests/excuses?id=${id}`;
