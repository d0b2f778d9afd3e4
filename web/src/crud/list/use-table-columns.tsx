import { fieldOf } from '@cadre/contract/resource';
import type { ReactNode } from 'react';
import { kindOf } from '../../fields/index.ts';
import type { Row } from '../../fields/kind.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { openOnClick } from '../../ui/open-on-click.ts';
import { RowMenuButton } from './row-menu.tsx';
import { SelectAllBox, SelectBox } from './select-box.tsx';
import { ariaSort, SortHeader } from './sort-header.tsx';
import type { ViewProps } from './view-props.ts';

export type TableColumn = {
  name: string;
  head: ReactNode;
  width: number;
  className: string;
  /** Stays in sight at this distance from its side while the others are scrolled. */
  stays?: { insetInlineStart: number } | { insetInlineEnd: number };
  sort?: 'ascending' | 'descending' | undefined;
  /** The cell that names the row. */
  isHeading?: boolean;
  cell: (row: Row) => ReactNode;
};

const menuWidth = 52;
const selectWidth = 40;
const firstWidth = 200;

/** The columns of a list: a box to tick where rows can be chosen, the fields that are shown, and the menu where a row has one. */
export function useTableColumns({ page, rows, columns, selection, onMenu, hasMenu }: ViewProps): TableColumn[] {
  const { resource, options, address, hrefOf, open } = page;
  const t = useTexts();
  const format = useFormat();

  const select: TableColumn | undefined = selection && {
    name: 'select',
    head: <SelectAllBox selection={selection} />,
    width: selectWidth,
    className: 'data-table__select data-table__start',
    stays: { insetInlineStart: 0 },
    cell: (row) => <SelectBox page={page} row={row} selection={selection} />,
  };
  const known = columns.flatMap((name) => {
    const field = fieldOf(resource, name);
    return field ? [{ name, field }] : [];
  });
  const fields = known.map(({ name, field }, index): TableColumn => {
    const { Cell, align, width } = kindOf(name, field, options.kinds);
    const wide = typeof width === 'number' ? width : width(field);
    const shared = {
      name,
      head: <SortHeader page={page} name={name} isAtEnd={align === 'end'} />,
      sort: ariaSort(address.list.sort, name),
    };
    const value = (row: Row) => <Cell name={name} field={field} value={row[name]} row={row} format={format} />;
    if (index > 0) return { ...shared, width: wide, className: align === 'end' ? 'data-table__number' : '', cell: value };
    return {
      ...shared,
      width: Math.max(wide, firstWidth),
      className: 'data-table__start data-table__start--last',
      stays: { insetInlineStart: selection ? selectWidth : 0 },
      isHeading: true,
      cell: (row) => (
        <a className="row-link" href={hrefOf(row)} onClick={openOnClick(() => open(row))}>
          {value(row)}
        </a>
      ),
    };
  });
  const menu: TableColumn | undefined = rows.some(hasMenu)
    ? {
        name: 'menu',
        head: <span className="visually-hidden">{t('common.actions')}</span>,
        width: menuWidth,
        className: 'data-table__menu',
        stays: { insetInlineEnd: 0 },
        cell: (row) => (hasMenu(row) ? <RowMenuButton page={page} row={row} onMenu={onMenu} /> : null),
      }
    : undefined;
  return [...(select ? [select] : []), ...fields, ...(menu ? [menu] : [])];
}
