import { CalendarX2 } from 'lucide-react';
import { recordIcons } from '../../ui/record-icons.ts';
import { type ApprovalRow, subjectOf } from './approval-row.ts';

/** The icon of the kind of request; every cancellation has the same one. */
export function KindIcon({ model, question }: Pick<ApprovalRow, 'model' | 'question'>) {
  const icon = subjectOf({ model })?.record.icon;
  const Icon = question === 'request' && icon ? recordIcons[icon] : CalendarX2;
  return <Icon size={16} aria-hidden />;
}
