import { CircleCheckBig, Undo2 } from 'lucide-react';
import { ListFilters } from '../../crud/list/filters/list-filters.tsx';
import { NothingFound } from '../../crud/list/list-states.tsx';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/states.tsx';
import { ActionBar } from '../../ui/layout/action-bar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';
import { ApprovalPanel } from './approval-panel.tsx';
import type { ApprovalRow } from './approval-row.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { GrantedMinutes } from './granted-minutes.tsx';
import { InboxSplit } from './inbox-split.tsx';
import { NoteField } from './note-field.tsx';
import { PendingList } from './pending-list.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useDeciding } from './use-deciding.ts';
import { useHeldDecision } from './use-held-decision.ts';
import { useWaiting } from './use-waiting.ts';

type Props = {
  /** Only requests decided on behalf of others. */
  forOthers: boolean;
  onSeeDecided: () => void;
};

/** Decided in place, one or several at a time, with the keyboard or a thumb. */
export function PendingApprovals({ forOthers, onSeeDecided }: Props) {
  const t = useTexts();
  const format = useFormat();
  const { held, hidden, hold, undo } = useHeldDecision();
  const { page, query, groups, rows, isFiltered, left, total, shown, showMore } = useWaiting(forOthers, hidden);
  const deciding = useDeciding(rows, hold);
  const { opened, chosen, said: message, say, approve, rejecting, setRejecting, reject } = deciding;
  const { data, error, refetch } = query;

  const panel = (row: ApprovalRow) => (
    <ApprovalPanel row={row}>
      {row.model === 'overtime' && (
        <GrantedMinutes approvalId={row.id} id={row.model_id} said={message[row.id]} onSay={(more) => say(row, more)} />
      )}
      <NoteField note={message[row.id]?.note} onChange={(note) => say(row, { note })} />
    </ApprovalPanel>
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
      {data &&
        rows.length === 0 &&
        left <= 0 &&
        (isFiltered ? <NothingFound onClear={page.address.clear} /> : <NothingLeft forOthers={forOthers} onSeeDecided={onSeeDecided} />)}
      {rows.length > 0 && (
        <InboxSplit
          list={<PendingList groups={groups} deciding={deciding} />}
          opened={opened}
          panel={panel}
          buttons={(row) => <DecisionButtons onApprove={() => approve([row])} onReject={() => setRejecting([row])} />}
          onClose={deciding.close}
        />
      )}
      {showMore && (
        <Cluster justify="center">
          <Button onClick={showMore}>{t('self.inbox_more', { shown: format.number(shown), total: format.number(total) })}</Button>
        </Cluster>
      )}
      {chosen.length > 0 && (
        <ActionBar text={t('lists.selected', { count: chosen.length })}>
          <DecisionButtons onApprove={() => approve(chosen)} onReject={() => setRejecting(chosen)} />
        </ActionBar>
      )}
      <ActionBar isEmpty={!held} text={held && t(`self.inbox_${held.status}`, { count: held.ids.length, left })}>
        <Button icon={Undo2} onClick={undo}>
          {t('forms.undo')}
        </Button>
      </ActionBar>
      {rejecting && (
        <RejectDialog
          rows={rejecting}
          note={rejecting.length === 1 ? message[(rejecting[0] as ApprovalRow).id]?.note : undefined}
          onClose={() => setRejecting(undefined)}
          onReject={reject}
        />
      )}
    </Stack>
  );
}

function NothingLeft({ forOthers, onSeeDecided }: Props) {
  const t = useTexts();
  if (forOthers)
    return <EmptyState size="page" icon={CircleCheckBig} title={t('self.inbox_no_others')} text={t('self.inbox_no_others_hint')} />;
  return (
    <EmptyState isDone size="page" icon={CircleCheckBig} title={t('self.inbox_done')} text={t('self.inbox_done_hint')}>
      <Button onClick={onSeeDecided}>{t('self.inbox_see_decided')}</Button>
    </EmptyState>
  );
}
