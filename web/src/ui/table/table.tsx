import type { Key, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { openOnClick } from '../overlays/open-on-click.ts';
import { type Column, classOfCell, stayAt } from './table-columns.ts';
import { type FrameProps, TableFrame } from './table-frame.tsx';

type Props<Row> = Omit<FrameProps, 'columns' | 'children'> & {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** A click anywhere on the row opens it; a link inside it does so for the keyboard. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The row that the keys or the page point to. */
  isActive?: ((row: Row, index: number) => boolean) | undefined;
  classOfRow?: ((row: Row) => string | undefined) | undefined;
  footer?: ReactNode;
};

/**
 * Rows and columns:
 * `<Table label="Punches" columns={[{ name: 'time', head: 'Time', isHeading: true, cell: (row) => row.time }]} rows={rows} keyOf={({ id }) => id} />`
 */
export function Table<Row>({ columns, rows, keyOf, onOpen, isActive, classOfRow, footer, ...frame }: Props<Row>) {
  return (
    <TableFrame {...frame} columns={columns}>
      <tbody>
        {rows.map((row, index) => (
          <tr
            key={keyOf(row)}
            className={
              classNames(isActive?.(row, index) && 'ui-table__active', onOpen && 'pressable ui-table__open', classOfRow?.(row)) || undefined
            }
            onClick={onOpen && openOnClick(() => onOpen(row))}
          >
            {columns.map((column, place) => (
              <Cell key={column.name} columns={columns} place={place} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
      {footer && <tfoot>{footer}</tfoot>}
    </TableFrame>
  );
}

function Cell<Row>({ columns, place, row }: { columns: readonly Column<Row>[]; place: number; row: Row }) {
  const { isHeading, head, label, cell } = columns[place] as Column<Row>;
  const Tag = isHeading ? 'th' : 'td';
  const words = label ?? (typeof head === 'string' ? head : undefined);
  return (
    <Tag {...(isHeading && { scope: 'row' })} className={classOfCell(columns, place)} style={stayAt(columns, place)} data-label={words}>
      {cell(row)}
    </Tag>
  );
}
