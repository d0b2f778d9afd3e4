import type { Contact } from '../../../platform/notices/contacts.ts';

/** People find their own trips in their history; whoever has no such area, among all requests. */
export const travelPath = ({ id }: Record<string, unknown>, owner?: Contact): `/${string}` =>
  owner?.is_self_service ? `/my-history?kind=travel&id=${id}` : `/requests/travel?id=${id}`;
