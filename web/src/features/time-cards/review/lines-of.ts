import type { TimeCardWeek } from '@cadre/contract/calls/time-cards';

type WeekRow = TimeCardWeek['rows'][number];
/** One line of the week with hours, and its rows of time. */
export type Line = Omit<WeekRow, 'pinned' | 'kept'> & { minutes: number };
export type Decision = { isRejected: boolean; note: string };
export type Decisions = Readonly<Record<string, Decision>>;

export const linesOf = ({ rows }: Pick<TimeCardWeek, 'rows'>): Line[] =>
  rows
    .filter(({ cells }) => cells.length > 0)
    .map((row) => ({ ...row, minutes: row.cells.reduce((sum, { minutes }) => sum + minutes, 0) }));

/** Decisions on the pending rows; rows approved before stay approved. */
export const toDecide = (lines: readonly Line[], decisions: Decisions) =>
  lines.flatMap(({ key, cells }) => {
    const { isRejected = false, note = '' } = decisions[key] ?? {};
    return cells
      .filter(({ status }) => status === 'submitted')
      .map(({ id }) => (isRejected ? { id, status: 'rejected' as const, note: note.trim() } : { id, status: 'approved' as const }));
  });
