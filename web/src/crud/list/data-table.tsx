import { fieldOf } from '@cadre/contract/resource';
import Table, { type ColumnType } from 'antd/es/table';
import { useMemo } from 'react';
import { kindOf } from '../../fields/index.ts';
import type { Row } from '../../fields/kind.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { openOnClick } from './open-on-click.ts';
import { RowMenuButton } from './row-menu.tsx';
import { SelectAllBox, SelectBox } from './select-box.tsx';
import { ariaSort, SortHeader } from './sort-header.tsx';
import type { ViewProps } from './view-props.ts';

const menuWidth = 52;
const selectWidth = 40;
const firstWidth = 200;

/** The rows as a table: the first column stays in sight and opens the record, one shared menu serves all rows. */
export function DataTable({ page, rows, columns, active, selection, onMenu, hasMenu }: ViewProps) {
  const { resource, options, address, hrefOf, open } = page;
  const t = useTexts();
  const format = useFormat();
  const { sort } = address.list;

  const fields = columns.flatMap((name) => {
    const field = fieldOf(resource, name);
    return field ? [{ name, field, kind: kindOf(name, field, options.kinds) }] : [];
  });
  const widths = fields.map(({ field, kind: { width } }, index) =>
    Math.max(typeof width === 'number' ? width : width(field), index === 0 ? firstWidth : 0),
  );

  const tableColumns: ColumnType<Row>[] = fields.map(({ name, field, kind: { Cell, align } }, index) => ({
    key: name,
    title: <SortHeader page={page} name={name} isAtEnd={align === 'end'} />,
    width: widths[index] as number,
    ellipsis: { showTitle: false },
    ...(align && { align }),
    ...(index === 0 && { fixed: 'start' as const, rowScope: 'row' as const }),
    onHeaderCell: () => ({ 'aria-sort': ariaSort(sort, name) }),
    render: (_value, row) => {
      const cell = <Cell name={name} field={field} value={row[name]} row={row} format={format} />;
      return index === 0 ? (
        <a className="row-link" href={hrefOf(row)} onClick={openOnClick(() => open(row))}>
          {cell}
        </a>
      ) : (
        cell
      );
    },
  }));
  const menuColumn: ColumnType<Row> = {
    key: 'menu',
    title: <span className="visually-hidden">{t('common.actions')}</span>,
    width: menuWidth,
    fixed: 'end',
    align: 'center',
    render: (_value, row) => (hasMenu(row) ? <RowMenuButton page={page} row={row} onMenu={onMenu} /> : null),
  };
  const selectColumn = selection && {
    key: 'select',
    title: <SelectAllBox selection={selection} />,
    className: 'data-table__select',
    width: selectWidth,
    fixed: 'start' as const,
    render: (_value: unknown, row: Row) => <SelectBox page={page} row={row} selection={selection} />,
  };
  const hasActions = rows.some(hasMenu);
  const total = widths.reduce((sum, width) => sum + width, (hasActions ? menuWidth : 0) + (selection ? selectWidth : 0));
  const scroll = useMemo(() => ({ x: total }), [total]);

  return (
    <Table<Row>
      className="data-table"
      rowKey="id"
      columns={[...(selectColumn ? [selectColumn] : []), ...tableColumns, ...(hasActions ? [menuColumn] : [])]}
      dataSource={rows}
      pagination={false}
      scroll={scroll}
      rowClassName={(_row, index) => (index === active ? 'data-table__active' : '')}
      onRow={(row) => ({ onClick: openOnClick(() => open(row)) })}
    />
  );
}
