import { Check, CircleCheckBig, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useParameters } from '../../crud/address/use-parameters.ts';
import { ListFilters } from '../../crud/list/list-filters.tsx';
import { NothingFound } from '../../crud/list/list-states.tsx';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Cluster, Stack } from '../../ui/stack.tsx';
import { EmptyState, FailedState } from '../../ui/states.tsx';
import type { ApprovalRow } from './approval-row.ts';
import { isNarrowed, useInboxPage } from './inbox-page.ts';
import { PendingCard } from './pending-card.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useApprovals } from './use-approvals.ts';
import { useHeldDecision } from './use-held-decision.ts';
import { useInboxKeys } from './use-inbox-keys.ts';

const waiting = { approver: 'self', status: 'pending' } as const;
const oldestFirst = { order_by: 'created_at', order_dir: 'asc' } as const;
const step = 50;
/** More at once is more than the server tells, and than anybody reads. */
const mostShown = 200;

type Props = {
  /** Only what is asked of people whose place I take. */
  forOthers: boolean;
  onSeeDecided: () => void;
};

/** Decided in place, one or several at a time, with the keyboard or a thumb. */
export function PendingApprovals({ forOthers, onSeeDecided }: Props) {
  const t = useTexts();
  const format = useFormat();
  const page = useInboxPage();
  const { q, filters: chosenFilters } = page.address.list;
  const [shown, setShown] = useState(step);
  const filters = { ...chosenFilters, ...waiting, ...(forOthers && { stands_in: true }) };
  const { data, error, refetch } = useApprovals({ ...oldestFirst, filters, search: q || undefined, per_page: shown });
  const { held, hidden, hold, undo } = useHeldDecision();
  // A notice leads to the request that it is about.
  const { get } = useParameters();
  const [opened, setOpened] = useState<number | undefined>(Number(get('open')) || undefined);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [rejecting, setRejecting] = useState<readonly ApprovalRow[]>();
  const [notes, setNotes] = useState<Readonly<Record<number, string>>>({});

  const rows = (data?.data ?? []).filter(({ id }) => !hidden.has(id));
  const chosen = rows.filter(({ id }) => ticked.has(id));
  const at = rows.findIndex(({ id }) => id === opened);
  const current = rows[at];
  const isFiltered = isNarrowed(page);
  const total = data?.meta.total ?? 0;
  const left = total - (data?.data ?? []).filter(({ id }) => hidden.has(id)).length;

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
  /** What was written to one goes with it; of several at once it would be unclear to whom it is said. */
  const approve = (these: readonly ApprovalRow[]) =>
    decide('approved', these, these.length === 1 ? notes[(these[0] as ApprovalRow).id]?.trim() : undefined);
  useInboxKeys({
    j: () => open(rows[Math.min(at + 1, rows.length - 1)]),
    k: () => open(rows[Math.max(at - 1, 0)]),
    x: () => current && tick(current),
    a: () => chosenOr(chosen, current, approve),
    c: () => current && setNotes((before) => ({ [current.id]: '', ...before })),
    r: () => chosenOr(chosen, current, setRejecting),
  });

  const nothingLeft = forOthers ? (
    <EmptyState size="page" icon={CircleCheckBig} title={t('self.inbox_no_others')} text={t('self.inbox_no_others_hint')} />
  ) : (
    <EmptyState isDone size="page" icon={CircleCheckBig} title={t('self.inbox_done')} text={t('self.inbox_done_hint')}>
      <Button onClick={onSeeDecided}>{t('self.inbox_see_decided')}</Button>
    </EmptyState>
  );

  return (
    <Stack>
      {error && !data && <FailedState size="page" problem={error} onRetry={refetch} />}
      {!error && !data && <Skeleton columns={2} rows={4} />}
      {data && (rows.length > 0 || isFiltered) && (
        <Card isFlush label={t('lists.filters')}>
          <ListFilters page={page} meta={data.meta} />
        </Card>
      )}
      {data && rows.length === 0 && left <= 0 && (isFiltered ? <NothingFound onClear={page.address.clear} /> : nothingLeft)}
      {rows.length > 0 && (
        <Stack as="ul" gap={2}>
          {rows.map((row) => (
            <PendingCard
              key={row.id}
              row={row}
              isOpen={row.id === opened}
              isTicked={ticked.has(row.id)}
              isAtHand={held === undefined}
              onToggle={() => setOpened(row.id === opened ? undefined : row.id)}
              onTick={() => tick(row)}
              note={notes[row.id]}
              onNote={(note) => setNotes({ ...notes, [row.id]: note })}
              onApprove={() => approve([row])}
              onReject={() => setRejecting([row])}
            />
          ))}
        </Stack>
      )}
      {shown < Math.min(total, mostShown) && (
        <Cluster justify="center">
          <Button onClick={() => setShown(shown + step)}>
            {t('self.inbox_more', { shown: format.number(shown), total: format.number(total) })}
          </Button>
        </Cluster>
      )}
      {chosen.length > 0 && (
        <ActionBar text={t('lists.selected', { count: chosen.length })}>
          <Button variant="primary" icon={Check} onClick={() => approve(chosen)}>
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
          note={rejecting.length === 1 ? notes[(rejecting[0] as ApprovalRow).id] : undefined}
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
