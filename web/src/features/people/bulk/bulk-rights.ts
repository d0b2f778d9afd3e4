import { useMe } from '../../../platform/session/session.ts';

export const bulkRights = { change: 'employees.update', ask: 'documents.request', invite: 'users.create' } as const;
export type BulkAction = keyof typeof bulkRights;

/** Without a permission for bulk actions, people cannot be selected. */
export function useMayBulk(): boolean {
  const { permissions } = useMe();
  return Object.values(bulkRights).some((right) => right in permissions);
}
