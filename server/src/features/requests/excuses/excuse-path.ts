import type { Contact } from '../../../platform/notices/contacts.ts';

/** People find their own excuse in the employees' area; whoever has no such area, among all requests. */
export const excusePath = ({ id }: Record<string, unknown>, owner?: Contact): `/${string}` =>
  owner?.is_self_service ? `/my-excuses?id=${id}` : `/requests/excuses?id=${id}`;
