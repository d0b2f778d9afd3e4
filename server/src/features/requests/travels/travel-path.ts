import type { Contact } from '../../../platform/notices/contacts.ts';

/** Employees with self-service open their trips in their history, others among all requests. */
export const travelPath = ({ id }: Record<string, unknown>, owner?: Contact): `/${string}` =>
  owner?.is_self_service ? `/my-history?kind=travel&id=${id}` : `/requests/travel?id=${id}`;
