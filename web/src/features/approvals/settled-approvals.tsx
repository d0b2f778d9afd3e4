import { approvals } from '@cadre/contract/resources/approvals';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { StatusBadge } from '../../fields/status-badge.tsx';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Rows } from '../../ui/layout/rows.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';
import { ApprovalPanel } from './approval-panel.tsx';
import { ApprovalRowItem } from './approval-row-item.tsx';
import { InboxSplit } from './inbox-split.tsx';
import { useApprovals } from './use-approvals.ts';

/** A request hidden from its owner until it is decided, for example a raise, has no summary. */
const isKnown = ({ summary }: { summary?: unknown }): boolean => Boolean(summary);

/** Read-only: requests I decided or made, newest first. */
export function SettledApprovals({ whose }: { whose: 'decided' | 'mine' }) {
  const t = useTexts();
  const { user, employee } = useMe();
  const [page, setPage] = useState(1);
  const [openedId, setOpened] = useState<number>();
  const filters = whose === 'decided' ? { decided_by_id: [user.id] } : { employee_id: [employee?.id ?? 0] };
  const order_by = whose === 'decided' ? 'decided_at' : 'created_at';
  const { data, error, refetch } = useApprovals({ filters, order_by, order_dir: 'desc', page });
  if (error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (!data) return <Skeleton columns={2} rows={4} />;
  const rows = whose === 'mine' ? data.data.filter(isKnown) : data.data;
  if (rows.length === 0 && data.meta.last_page <= 1) return <EmptyState size="page" icon={Inbox} title={t(`self.inbox_no_${whose}`)} />;
  const opened = rows.find(({ id }) => id === openedId);
  const list = (
    <Card isFlush label={t(`self.inbox_${whose}`)}>
      <Rows hasLines>
        {rows.map((row) => (
          <ApprovalRowItem
            key={row.id}
            row={row}
            isOpen={row === opened}
            onOpen={() => setOpened(row.id)}
            end={<StatusBadge name="status" field={approvals.fields.status} value={row.status} />}
          />
        ))}
      </Rows>
    </Card>
  );
  return (
    <Stack>
      <InboxSplit list={list} opened={opened} panel={(row) => <ApprovalPanel row={row} />} onClose={() => setOpened(undefined)} />
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
