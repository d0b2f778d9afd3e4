import { lazy, type ReactNode, Suspense } from 'react';
import { ApprovalLevels } from '../../crud/record/approval-levels.tsx';
import { useLabels } from '../../fields/labels.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { type ApprovalRow, subjectOf } from './approval-row.ts';
import { useApprovalName } from './approval-row-item.tsx';
import { SubjectFields } from './subject-fields.tsx';

const LeaveKeyFacts = lazy(async () => ({ default: (await import('./leave-key-facts.tsx')).LeaveKeyFacts }));
const LeaveImpact = lazy(async () => ({ default: (await import('./leave-impact.tsx')).LeaveImpact }));
const WeekRows = lazy(async () => ({ default: (await import('./week-rows.tsx')).WeekRows }));

/** The title and key facts already show these. */
const saidOfLeave = ['leave_category_id', 'from_date', 'to_date', 'amount'];

/** One request in full; the decision note comes last. */
export function ApprovalPanel({ row, children }: { row: ApprovalRow; children?: ReactNode }) {
  const subject = subjectOf(row);
  const isOpenLeave = row.model === 'leaves' && row.status === 'pending';
  return (
    <Stack>
      <PanelHead row={row} />
      {isOpenLeave && (
        <Suspense fallback={<Skeleton rows={2} />}>
          <LeaveKeyFacts id={row.model_id} />
        </Suspense>
      )}
      {subject && <SubjectFields resource={subject} id={row.model_id} saidAbove={isOpenLeave ? saidOfLeave : undefined} />}
      {isOpenLeave && (
        <Suspense fallback={<Skeleton rows={3} />}>
          <LeaveImpact id={row.model_id} />
        </Suspense>
      )}
      {row.model === 'time-cards' && (
        <Suspense fallback={<Skeleton rows={3} />}>
          <WeekRows id={row.model_id} />
        </Suspense>
      )}
      {subject && <ApprovalLevels resource={subject} id={row.model_id} />}
      {children}
    </Stack>
  );
}

function PanelHead({ row }: { row: ApprovalRow }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const facts = [
    labels.option('approvals', 'model', row.model),
    row.question !== 'request' && labels.option('approvals', 'question', row.question),
    t('forms.approval_level', { level: row.level }),
    format.moment(row.created_at),
    row.due_at && `${labels.field('approvals', 'due_at')} ${format.moment(row.due_at)}`,
    row.auto_acts_at && t('chains.acts_on', { action: row.auto_action ?? 'none', day: format.moment(row.auto_acts_at) }),
    row.stands_in && t('self.inbox_stands_in', { names: format.list(row.asked.map(({ name }) => name)) }),
  ];
  return (
    <Cluster gap={3} align="start">
      <Avatar name={row.employee?.name ?? ''} pic={row.pic} size={40} />
      <Stack gap={1}>
        <Heading level={2} size="lead">
          {useApprovalName(row)}
        </Heading>
        <p className="muted">{facts.filter(Boolean).join(' · ')}</p>
      </Stack>
    </Cluster>
  );
}
