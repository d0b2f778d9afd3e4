import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Cluster, Stack } from '../../ui/stack.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import type { ApprovalRow } from './approval-row.ts';

/** `Noa Prat: City` */
export function useApprovalName({ employee, model, summary }: ApprovalRow): string {
  const labels = useLabels();
  return `${employee?.name ?? ''}: ${summary ?? labels.option('approvals', 'model', model)}`;
}

type Props = { row: ApprovalRow; start?: ReactNode; end?: ReactNode; isOpen: boolean; onToggle: () => void };

/** The line that is always there, and opens the rest. */
export function ApprovalHead({ row, start, end, isOpen, onToggle }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  return (
    <Cluster gap={3} align="start">
      {start}
      <Avatar name={row.employee?.name ?? ''} pic={row.pic} size={40} />
      <Stack gap={1}>
        <TextButton isQuiet id={`approval-${row.id}`} aria-expanded={isOpen} onClick={onToggle}>
          {useApprovalName(row)} <Arrow size={16} aria-hidden />
        </TextButton>
        <span className="muted">
          {labels.option('approvals', 'model', row.model)} ·{' '}
          {row.question === 'cancellation' && `${labels.option('approvals', 'question', row.question)} · `}{' '}
          {t('forms.approval_level', { level: row.level })} · {format.moment(row.created_at)}
          {row.stands_in && ` · ${t('self.inbox_stands_in', { names: format.list(row.asked.map(({ name }) => name)) })}`}
        </span>
      </Stack>
      {end}
    </Cluster>
  );
}
