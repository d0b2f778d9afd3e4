import { changeRequests } from '@cadre/contract/resources/change-requests';
import { Check, X } from 'lucide-react';
import { Diff } from '../../crud/diff.tsx';
import { MoveButton } from '../../crud/moves/move-button.tsx';
import { changesOf } from '../../fields/changes.tsx';
import type { Row } from '../../fields/kind.ts';
import { useMe } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/stack.tsx';

/** Before and after, and the decision as long as there is none. */
export function ChangeDetail({ row }: { row: Row }) {
  const t = useTexts();
  const { employee, permissions } = useMe();
  const isOpen = row.status === 'pending' && permissions['employees.approve_changes'] !== undefined;
  return (
    <Stack>
      <Heading level={2} size="card">
        {t('self.asked_for')}
      </Heading>
      <Diff model={String(row.model)} changes={changesOf(row.changes)} />
      {isOpen && row.employee_id === employee?.id && <p className="muted">{t('self.own_request')}</p>}
      <Cluster>
        <MoveButton resource={changeRequests} row={row} move="approve" icon={Check} variant="primary" />
        <MoveButton resource={changeRequests} row={row} move="reject" icon={X} variant="danger" />
      </Cluster>
    </Stack>
  );
}
