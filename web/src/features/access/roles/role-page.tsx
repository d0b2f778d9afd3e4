import { pages } from '@cadre/contract/pages';
import { roles } from '@cadre/contract/resources/roles';
import { useLocale } from 'use-intl';
import '../../../crud/crud.css';
import { usePathParts } from '../../../crud/address/use-path-parts.ts';
import { useRecord } from '../../../crud/record/use-record.ts';
import { wordedIn } from '../../../fields/kinds/worded-in.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { RoleEditor } from './role-editor.tsx';

export function RolePage() {
  const { id } = usePathParts(pages.role);
  const { data: role, error, refetch } = useRecord(roles, Number(id));
  const language = useLocale();
  usePageTitle(role && (wordedIn(role, 'name', language) ?? String(role.name)));
  if (error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  return role ? <RoleEditor key={role.id} loaded={role} /> : <Skeleton columns={6} rows={10} />;
}
