import { Check, CircleCheckBig, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState, FailedState } from '../../ui/states.tsx';
import type { ApprovalRow } from './approval-row.ts';
import { PendingCard } from './pending-card.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useApprovals } from './use-approvals.ts';
import { useHeldDecision } from './use-held-decision.ts';
import { useInboxKeys } from './use-inbox-keys.ts';

const waiting = { filters: { approver: 'self', status: 'pending' }, order_by: 'created_at', order_dir: 'asc' } as const;

/** Decided in place, one or several at a time, with the keyboard or a thumb. */
export function PendingApprovals() {
  const t = useTexts();
  const { data, error, refetch } = useApprovals(waiting);
  const { held, hidden, hold, undo } = useHeldDecision();
  const [opened, setOpened] = useState<number>();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [rejecting, setRejecting] = useState<readonly ApprovalRow[]>();

  const rows = (data?.data ?? []).filter(({ id }) => !hidden.has(id));
  const chosen = rows.filter(({ id }) => ticked.has(id));
  const at = rows.findIndex(({ id }) => id === opened);
  const current = rows[at];
  const left = (data?.meta.total ?? 0) - (data?.data ?? []).filter(({ id }) => hidden.has(id)).length;

  const open = (row: ApprovalRow | undefined) => {
    setOpened(row?.id);
    if (row) requestAnimationFrame(() => document.getElementById(`approval-${row.id}`)?.focus());
  };
  const tick = ({ id }: ApprovalRow) => setTicked((before) => before.symmetricDifference(new Set([id])));
  const decide = (status: 'approved' | 'rejected', decided: readonly ApprovalRow[], note?: string) => {
    const ids = decided.map(({ id }) => id);
    const next = rows.slice(Math.max(at, 0)).find(({ id }) => !ids.includes(id)) ?? rows.find(({ id }) => !ids.includes(id));
    hold({ ids, status, ...(note && { note }) });
    setTicked(new Set());
    open(opened === undefined ? undefined : next);
  };
  useInboxKeys({
    j: () => open(rows[Math.min(at + 1, rows.length - 1)]),
    k: () => open(rows[Math.max(at - 1, 0)]),
    x: () => current && tick(current),
    a: () => chosenOr(chosen, current, (these) => decide('approved', these)),
    r: () => chosenOr(chosen, current, setRejecting),
  });

  return (
    <Stack>
      {error && !data && <FailedState size="page" problem={error} onRetry={refetch} />}
      {!error && !data && <Skeleton columns={2} rows={4} />}
      {data && rows.length === 0 && left <= 0 && (
        <EmptyState isDone size="page" icon={CircleCheckBig} title={t('self.inbox_done')} text={t('self.inbox_done_hint')} />
      )}
      {rows.length > 0 && (
        <Stack as="ul" gap={2}>
          {rows.map((row) => (
            <PendingCard
              key={row.id}
              row={row}
              isOpen={row.id === opened}
              isTicked={ticked.has(row.id)}
              onToggle={() => setOpened(row.id === opened ? undefined : row.id)}
              onTick={() => tick(row)}
              onApprove={() => decide('approved', [row])}
              onReject={() => setRejecting([row])}
            />
          ))}
        </Stack>
      )}
      {chosen.length > 0 && (
        <ActionBar text={t('lists.selected', { count: chosen.length })}>
          <Button variant="primary" icon={Check} onClick={() => decide('approved', chosen)}>
            {t('self.inbox_approve')}
          </Button>
          <Button variant="danger" icon={X} onClick={() => setRejecting(chosen)}>
            {t('self.inbox_reject')}
          </Button>
        </ActionBar>
      )}
      {held && (
        <ActionBar text={t(`self.inbox_${held.status}`, { count: held.ids.length, left })}>
          <Button icon={Undo2} onClick={undo}>
            {t('forms.undo')}
          </Button>
        </ActionBar>
      )}
      {rejecting && (
        <RejectDialog
          rows={rejecting}
          onClose={() => setRejecting(undefined)}
          onReject={(note) => {
            decide('rejected', rejecting, note);
            setRejecting(undefined);
          }}
        />
      )}
    </Stack>
  );
}

function chosenOr(chosen: readonly ApprovalRow[], current: ApprovalRow | undefined, act: (rows: readonly ApprovalRow[]) => void): void {
  const these = chosen.length > 0 ? chosen : current ? [current] : [];
  if (these.length > 0) act(these);
}
