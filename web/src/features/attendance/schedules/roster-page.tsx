import { readRoster } from '@cadre/contract/calls/schedules';
import { pages } from '@cadre/contract/pages';
import '../../../crud/crud.css';
import { usePathParts } from '../../../crud/address/use-path-parts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import '../../../fields/fields.css';
import { useCall } from '../../../platform/call-api.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { RosterEditor } from './roster/roster-editor.tsx';

export function RosterPage() {
  const { id } = usePathParts(pages.roster);
  const { data: roster, error, refetch } = useCall(readRoster, { id: Number(id) });
  usePageTitle(roster && String(roster.schedule.name));
  if (!roster && error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  return roster ? <RosterEditor key={id} loaded={roster} /> : <Skeleton columns={12} rows={10} />;
}
