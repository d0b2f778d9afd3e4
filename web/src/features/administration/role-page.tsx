import { roles } from '@cadre/contract/resources/roles';
import { useParams } from '@tanstack/react-router';
import '../../crud/crud.css';
import { ListSkeleton } from '../../crud/list/list-skeleton.tsx';
import { FailedList } from '../../crud/list/list-states.tsx';
import { useRecord } from '../../crud/use-record.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { RoleEditor } from './role-editor.tsx';

export function RolePage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const { data: role, error, refetch } = useRecord(roles, Number(id));
  usePageTitle(role && String(role.name));
  if (error) return <FailedList problem={error} onRetry={() => void refetch()} />;
  return role ? <RoleEditor key={role.id} loaded={role} /> : <ListSkeleton columns={6} rows={10} />;
}
