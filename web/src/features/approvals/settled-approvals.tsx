import { approvals } from '@cadre/contract/resources/approvals';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { ApprovalLevels } from '../../crud/record/approval-levels.tsx';
import { StatusBadge } from '../../fields/status-badge.tsx';
import { useMe } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Cluster, Stack } from '../../ui/stack.tsx';
import { EmptyState, FailedState } from '../../ui/states.tsx';
import { ApprovalHead, useApprovalName } from './approval-head.tsx';
import { type ApprovalRow, subjectOf } from './approval-row.ts';
import { SubjectFields } from './subject-fields.tsx';
import { useApprovals } from './use-approvals.ts';

/** Nothing to decide here: what I have decided, or what I asked for, newest first. */
export function SettledApprovals({ whose }: { whose: 'decided' | 'mine' }) {
  const t = useTexts();
  const { user, employee } = useMe();
  const [page, setPage] = useState(1);
  const filters = whose === 'decided' ? { decided_by_id: [user.id] } : { employee_id: [employee?.id ?? 0] };
  const order_by = whose === 'decided' ? 'decided_at' : 'created_at';
  const { data, error, refetch } = useApprovals({ filters, order_by, order_dir: 'desc', page });
  if (error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (!data) return <Skeleton columns={2} rows={4} />;
  if (data.data.length === 0) return <EmptyState size="page" icon={Inbox} title={t(`self.inbox_no_${whose}`)} />;
  return (
    <Stack>
      <Stack as="ul" gap={2}>
        {data.data.map((row) => (
          <SettledCard key={row.id} row={row} />
        ))}
      </Stack>
      {data.meta.last_page > 1 && (
        <Cluster as="nav" aria-label={t('lists.pagination')}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('common.newer')}
          </Button>
          <Button size="small" disabled={page >= data.meta.last_page} onClick={() => setPage(page + 1)}>
            {t('common.older')}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

function SettledCard({ row }: { row: ApprovalRow }) {
  const [isOpen, setOpen] = useState(false);
  const subject = subjectOf(row);
  const badge = <StatusBadge name="status" field={approvals.fields.status} value={row.status} />;
  return (
    <li>
      <Card label={useApprovalName(row)}>
        <Stack>
          <ApprovalHead row={row} end={badge} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          {isOpen && subject && <SubjectFields resource={subject} id={row.model_id} />}
          {isOpen && subject && <ApprovalLevels resource={subject} id={row.model_id} />}
        </Stack>
      </Card>
    </li>
  );
}
