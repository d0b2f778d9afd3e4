import { ArrowLeftRight, CalendarX2, ClockAlert, FileCheck2, Hourglass, type LucideIcon, Plane, TreePalm, UserPen } from 'lucide-react';
import type { ApprovalRow } from './approval-row.ts';

const icons: Partial<Record<ApprovalRow['model'], LucideIcon>> = {
  leaves: TreePalm,
  excuses: ClockAlert,
  travels: Plane,
  overtime: Hourglass,
  'shift-swaps': ArrowLeftRight,
  'change-requests': UserPen,
};

/** An icon for the type of request; every cancellation has the same one. */
export function KindIcon({ model, question }: Pick<ApprovalRow, 'model' | 'question'>) {
  const Icon = question !== 'request' ? CalendarX2 : (icons[model] ?? FileCheck2);
  return <Icon size={16} aria-hidden />;
}
