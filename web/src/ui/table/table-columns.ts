import type { ComponentProps, ReactNode } from 'react';

export type SortDirection = 'asc' | 'desc';

/** The head of a column, and the alignment of its cells below it. */
export type ColumnHead = {
  name: string;
  head: ReactNode;
  /** The head in plain words, where it is not: a phone shows it next to the value. */
  label?: string | undefined;
  isNumber?: boolean | undefined;
  /** Only a wide screen has room for it: it is gone below 992 px, or on phones alone, and back where rows become cards. */
  isMinor?: boolean | 'phone' | undefined;
  /** Keeps in one line. */
  isTight?: boolean | undefined;
  /** Contains sentences, so it has a readable minimum width. */
  isProse?: boolean | undefined;
  /** Contains a control that brings its own padding. */
  isBare?: boolean | undefined;
  /** In px; with widths for all columns the table uses them exactly, and a column may be sticky on one side. */
  width?: number | undefined;
  stays?: 'start' | 'end' | undefined;
  /** As narrow as it may get where room is short. */
  leastWidth?: number | undefined;
  /** More about the head: its full name where it is short, or that it is today's column. */
  th?: Pick<ComponentProps<'th'>, 'abbr' | 'aria-current' | 'className'> | undefined;
  sort?: { direction: SortDirection | undefined; onSort: (direction: SortDirection) => void } | undefined;
};

export type Column<Row> = ColumnHead & {
  /** The cell that names the row. */
  isHeading?: boolean | undefined;
  cell: (row: Row) => ReactNode;
};

/** The offset of a sticky column from its side: the width of the sticky columns before it. */
export function stayAt(
  columns: readonly ColumnHead[],
  index: number,
): { insetInlineStart: number } | { insetInlineEnd: number } | undefined {
  const { stays } = columns[index] as ColumnHead;
  const widthOf = (before: readonly ColumnHead[]) =>
    before.filter((one) => one.stays === stays).reduce((sum, { width = 0 }) => sum + width, 0);
  if (stays === 'start') return { insetInlineStart: widthOf(columns.slice(0, index)) };
  if (stays === 'end') return { insetInlineEnd: widthOf(columns.slice(index + 1)) };
  return undefined;
}

export const classOfCell = (columns: readonly ColumnHead[], index: number): string | undefined => {
  const { isNumber, isMinor, isTight, isProse, isBare, stays } = columns[index] as ColumnHead;
  const isLastToStay = stays === 'start' && columns[index + 1]?.stays !== 'start';
  const names = [
    isNumber && 'ui-table__number',
    isMinor && (isMinor === 'phone' ? 'ui-table__minor-phone' : 'ui-table__minor'),
    isTight && 'ui-table__tight',
    isProse && 'ui-table__prose',
    isBare && 'ui-table__bare',
    stays && `ui-table__${stays}`,
    isLastToStay && 'ui-table__start--last',
  ];
  return names.filter(Boolean).join(' ') || undefined;
};
