import { changeRequests } from '@cadre/contract/resources/change-requests';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useFirstView } from '../../crud/use-first-view.ts';
import type { BuiltInView } from '../../crud/views.ts';
import { useTexts } from '../../platform/texts.ts';
import { ChangeDetail } from './change-detail.tsx';

/** The decision shows the changes itself; which record it is, the name says better than its number. */
const hidden = ['changes', 'model_id'];

/** What people ask to have changed in their own files. */
export function ChangeRequestsPage() {
  const t = useTexts();
  const views: BuiltInView[] = [
    { key: 'pending', name: t('self.view_pending'), filters: { status: ['pending'] }, sort: { by: 'created_at', dir: 'asc' } },
    {
      key: 'decided',
      name: t('self.view_decided'),
      filters: { status: ['approved', 'rejected'] },
      sort: { by: 'decided_at', dir: 'desc' },
    },
  ];
  useFirstView(changeRequests, views);
  return <ResourcePage resource={changeRequests} views={views} hideFields={hidden} leadMoves lead={(row) => <ChangeDetail row={row} />} />;
}
