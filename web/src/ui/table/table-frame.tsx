import type { ComponentProps, ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { SortHead } from './sort-head.tsx';
import './table.css';
import { useScrollEdges } from '../layout/use-scroll-edges.ts';
import { type ColumnHead, classOfCell, stayAt } from './table-columns.ts';

export type FrameProps = {
  columns: readonly ColumnHead[];
  /** The name of the rows, for screen readers. */
  label?: string | undefined;
  /** Where a phone has no room for columns: the rows become cards, or the table scrolls sideways. */
  phone?: 'cards' | 'scroll' | undefined;
  /** A long table scrolls by itself below its heads, where the screen is high enough. */
  isTall?: boolean | undefined;
  /** Has a border; leave it out inside a card. */
  isFramed?: boolean | undefined;
  className?: string | undefined;
  boxRef?: RefObject<HTMLDivElement | null> | undefined;
  /** For a table that is more than something to read: its role and its keys. */
  table?: Omit<ComponentProps<'table'>, 'children'> | undefined;
  /** `<tbody>` elements. */
  children: ReactNode;
};

/** The table around rows that are more than one line of cells each; all others take `Table`. */
export function TableFrame({ columns, label, phone = 'scroll', isTall, isFramed, className, boxRef, table, children }: FrameProps) {
  const box = useScrollEdges(boxRef);
  const widths = columns.map(({ width }) => width);
  const isFixed = widths.every((width) => width !== undefined);
  return (
    <div
      ref={box}
      className={classNames(
        'relative ui-table',
        `ui-table--${phone}`,
        isTall && 'ui-table--tall',
        isFramed && 'ui-table--framed',
        isFixed && 'ui-table--fixed',
        className,
      )}
    >
      <table
        className="full"
        aria-label={label}
        style={isFixed ? { width: widths.reduce((sum, width) => sum + width, 0) } : undefined}
        {...table}
      >
        {isFixed && (
          <colgroup>
            {columns.map(({ name, width }) => (
              <col key={name} style={{ width }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Head key={column.name} columns={columns} index={index} />
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}

function Head({ columns, index }: { columns: readonly ColumnHead[]; index: number }) {
  const { head, sort, isNumber, th } = columns[index] as ColumnHead;
  const place = { ...th, className: classNames(classOfCell(columns, index), th?.className) || undefined, style: stayAt(columns, index) };
  // A column of row names may have an empty head, and an empty cell is no heading.
  if (head === '') return <td {...place} />;
  if (!sort)
    return (
      <th scope="col" {...place}>
        {head}
      </th>
    );
  const { direction } = sort;
  return (
    <th scope="col" {...place} aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}>
      <SortHead {...sort} isNumber={isNumber}>
        {head}
      </SortHead>
    </th>
  );
}
