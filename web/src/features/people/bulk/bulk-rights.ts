import { useMe } from '../../../platform/session.ts';

export const bulkRights = { change: 'employees.update', ask: 'documents.request', invite: 'users.create' } as const;
export type BulkAction = keyof typeof bulkRights;

/** Who may do nothing with many at once has nothing to tick. */
export function useMayBulk(): boolean {
  const { permissions } = useMe();
  return Object.values(bulkRights).some((right) => right in permissions);
}
