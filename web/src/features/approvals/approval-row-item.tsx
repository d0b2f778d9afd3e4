import type { ReactNode } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { useAgo } from '../../platform/format/ago.ts';
import { useFormat } from '../../platform/format/format.ts';
import { inWords, useTexts } from '../../platform/texts.ts';
import { RowItemButton } from '../../ui/layout/rows.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import type { ApprovalRow } from './approval-row.ts';
import { KindIcon } from './kind-icon.tsx';

/** `Noa Prat: City` */
export function useApprovalName({ employee, model, summary }: ApprovalRow): string {
  const labels = useLabels();
  return `${employee?.name ?? ''}: ${summary === null ? labels.option('approvals', 'model', model) : inWords(summary)}`;
}

type Props = { row: ApprovalRow; start?: ReactNode; end?: ReactNode; isOpen: boolean; onOpen: () => void };

/** One request in a list: requester, subject and age; its details are shown next to it when opened. */
export function ApprovalRowItem({ row, start, end, isOpen, onOpen }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const ago = useAgo();
  return (
    <RowItemButton
      id={`approval-${row.id}`}
      isCurrent={isOpen}
      onClick={onOpen}
      start={
        <>
          {start}
          <Avatar name={row.employee?.name ?? ''} pic={row.pic} size={36} />
        </>
      }
      note={
        <>
          <span>
            <KindIcon {...row} />
            {`${row.summary === null ? labels.option('approvals', 'model', row.model) : inWords(row.summary)} `}
          </span>
          <span>
            {row.question !== 'request' && `${labels.option('approvals', 'question', row.question)} · `}
            {`${labels.option('approvals', 'model', row.model)} · ${ago(row.created_at)} · ${t('forms.approval_level', { level: row.level })}`}
            {row.stands_in && ` · ${t('self.inbox_stands_in', { names: format.list(row.asked.map(({ name }) => name)) })}`}
          </span>
        </>
      }
      end={end}
    >
      {`${row.employee?.name ?? ''} `}
    </RowItemButton>
  );
}
