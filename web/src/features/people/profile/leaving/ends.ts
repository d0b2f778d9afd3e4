import { type EndKind, remindBefore } from '@cadre/contract/employment-ends';
import type { Row } from '../../../../fields/kind.ts';
import { daysBetween } from '../profile.ts';

export type End = { kind: EndKind; day: string; isOver: boolean };

/** Upcoming ends that need a decision; an expired contract still needs one. */
export function endsOf(employee: Row, today: string): End[] {
  if (employee.status === 'terminated' || employee.last_working_day) return [];
  return (Object.keys(remindBefore) as EndKind[]).flatMap((kind) => {
    const day = employee[kind];
    if (typeof day !== 'string') return [];
    const days = daysBetween(today, day);
    const isOver = days < 0;
    return days <= Math.max(...remindBefore[kind]) && (!isOver || kind === 'contract_end') ? [{ kind, day, isOver }] : [];
  });
}
