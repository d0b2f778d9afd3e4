import { Check, X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ApprovalLevels } from '../../crud/record/approval-levels.tsx';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Cluster, Stack } from '../../ui/stack.tsx';
import { ApprovalHead, useApprovalName } from './approval-head.tsx';
import { type ApprovalRow, subjectOf } from './approval-row.ts';
import { NoteField } from './note-field.tsx';
import { SubjectFields } from './subject-fields.tsx';

const LeaveImpact = lazy(async () => ({ default: (await import('./leave-impact.tsx')).LeaveImpact }));

type Props = {
  row: ApprovalRow;
  isOpen: boolean;
  isTicked: boolean;
  /** The buttons stay in sight however long the request is, unless something else stands there. */
  isAtHand: boolean;
  onToggle: () => void;
  onTick: () => void;
  /** What is said with the decision; undefined while nothing is. */
  note: string | undefined;
  onNote: (note: string) => void;
  onApprove: () => void;
  onReject: () => void;
};

/** One request: who asks for what since when; opened, all that a decision needs, and the two buttons. */
export function PendingCard({ row, isOpen, isTicked, isAtHand, onToggle, onTick, note, onNote, onApprove, onReject }: Props) {
  const t = useTexts();
  const name = useApprovalName(row);
  const subject = subjectOf(row);
  const buttons = (
    <Cluster isFullOnPhone>
      <Button variant="primary" icon={Check} onClick={onApprove}>
        {t('self.inbox_approve')}
      </Button>
      <Button variant="danger" icon={X} onClick={onReject}>
        {t('self.inbox_reject')}
      </Button>
    </Cluster>
  );
  return (
    <li>
      <Card label={name} footer={isOpen && buttons} isFooterSticky={isAtHand}>
        <Stack>
          <ApprovalHead
            row={row}
            start={<Checkbox isChecked={isTicked} onChange={onTick} aria-label={t('self.inbox_select', { what: name })} />}
            isOpen={isOpen}
            onToggle={onToggle}
          />
          {isOpen && subject && <SubjectFields resource={subject} id={row.model_id} />}
          {isOpen && row.model === 'leaves' && (
            <Suspense fallback={<Skeleton rows={3} />}>
              <LeaveImpact id={row.model_id} />
            </Suspense>
          )}
          {isOpen && subject && <ApprovalLevels resource={subject} id={row.model_id} />}
          {isOpen && <NoteField note={note} onChange={onNote} />}
        </Stack>
      </Card>
    </li>
  );
}
