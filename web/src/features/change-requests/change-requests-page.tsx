import { changeRequests } from '@cadre/contract/resources/change-requests';
import { Check, X } from 'lucide-react';
import { useFirstView } from '../../crud/list/views/use-first-view.ts';
import type { BuiltInView } from '../../crud/list/views/views.ts';
import { MoveButton } from '../../crud/moves/move-button.tsx';
import { Diff } from '../../crud/record/diff.tsx';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { changesOf } from '../../fields/change.ts';
import type { Row } from '../../fields/kind.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';
import { DecidePart } from './decide-part.tsx';
import { RefusedFields } from './refused-fields.tsx';

/** The decision shows the changes itself, and the record's name is clearer than its number. */
const hidden = ['changes', 'model_id'];

/** Requests of employees to change their own records. */
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
  return (
    <ResourcePage
      resource={changeRequests}
      list={{ views }}
      hideFields={hidden}
      record={{ headerMoves: true, header: (row) => <ChangeDetail row={row} /> }}
    />
  );
}

/** The values before and after, and the buttons to decide while the request is pending. */
function ChangeDetail({ row }: { row: Row }) {
  const t = useTexts();
  const { employee, permissions } = useMe();
  const isOpen = row.status === 'pending' && permissions['employees.approve_changes'] !== undefined;
  return (
    <Stack>
      <Heading level={2}>{t('self.asked_for')}</Heading>
      <Diff model={String(row.model)} changes={changesOf(row.changes)} />
      <RefusedFields row={row} />
      {isOpen && row.employee_id === employee?.id && <p className="muted">{t('self.own_request')}</p>}
      <Cluster>
        <MoveButton resource={changeRequests} row={row} move="approve" icon={Check} variant="primary" />
        <DecidePart row={row} />
        <MoveButton resource={changeRequests} row={row} move="reject" icon={X} variant="danger" />
      </Cluster>
    </Stack>
  );
}
