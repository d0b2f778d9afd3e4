import { type Field, type Kind, namedAs } from '@cadre/contract/fields';
import { fieldOf } from '@cadre/contract/resource';
import { kindOf } from '../../../fields/index.ts';
import type { NamedRef, Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { RowAnchor } from '../../../ui/table/row-link.tsx';
import type { Column } from '../../../ui/table/table-columns.ts';
import { SelectAllBox, SelectBox } from '../bulk/select-box.tsx';
import { RowMenuButton } from '../row-menu.tsx';
import type { ViewProps } from '../views/view-props.ts';
import { letter, widthOfSigns, widthOfWord } from './width-of-words.ts';

const menuWidth = 44;
const selectWidth = 40;
/** The first column starts further from the edge. */
const edgeWidth = 8;

/** So wide that no word of the head is broken: its letters, the room around it and the arrow of the sort. */
const widthOfHead = (head: string, hasArrow: boolean): number =>
  Math.max(...head.split(/[\s-]/).map((word) => (isSpaced.test(word) ? word.length : 0))) * 7 + (hasArrow ? 38 : 18);
/** Options are never truncated: the width of the longest option of the page, with padding and the dot of a badge. */
const widthOfChoices = (words: readonly string[], isBadge: boolean): number =>
  Math.ceil(Math.max(0, ...words.map((word) => widthOfWord(word, isBadge ? badgeLetter : letter)))) + (isBadge ? 46 : 24);
const badgeLetter = 7;
/** A cell after a number begins further in. */
const afterNumber = 8;

/** Words are cut where they are too long anyway, and a little more where that saves a column. */
const ofWords: readonly Kind[] = ['text', 'long_text', 'email', 'reference', 'references'];
const wordsShare = 0.85;

/** If the list has width to spare, a column of words grows to fit the cells of the page, up to this factor. */
const mostOfWords = 1.4;

/** Chinese and Japanese may break anywhere. */
const isSpaced = /^[\p{Script=Latin}.\d]+$/u;

/** The columns of a list: a box to tick where rows can be chosen, the fields that are shown, and the menu where a row has one. */
export function useTableColumns({ page, rows, columns, selection, onMenu, hasMenu }: ViewProps): Column<Row>[] {
  const { resource, options, address, rights, hrefOf, open } = page;
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const { sort } = address.list;

  const signs = widthOfSigns(format.date('2026-11-28'));
  const select: Column<Row> | undefined = selection && {
    name: 'select',
    head: <SelectAllBox selection={selection} />,
    width: selectWidth,
    stays: 'start',
    isBare: true,
    cell: (row) => <SelectBox page={page} row={row} selection={selection} />,
  };
  const known = columns.flatMap((name) => {
    const field = fieldOf(resource, name);
    return field ? [{ name, field }] : [];
  });
  const fields = known.map(({ name, field }, index): Column<Row> => {
    const { Cell, align, width } = kindOf(name, field, options.kinds);
    const head = labels.field(resource.name, name);
    const wordFor = (row: Row) => labels.option(field.noun, name, String(row[name] ?? ''));
    const maySort = resource.list.sort.includes(name) && rights.seesInAllRows(name);
    const before = known[index - 1];
    const inset = before && align !== 'end' && kindOf(before.name, before.field, options.kinds).align === 'end' ? afterNumber : 0;
    const wide = Math.max(
      (typeof width === 'number' ? width : width(field)) + (field.kind === 'date' || field.kind === 'moment' ? signs : 0),
      widthOfHead(head, maySort),
      field.kind === 'choice' ? widthOfChoices(rows.map(wordFor), field.tones !== undefined) + inset : 0,
    );
    const isPlain = ofWords.includes(field.kind) && options.kinds?.[name]?.Cell === undefined;
    const written = isPlain ? Math.max(0, ...rows.map((row) => widthOfWord(wordsIn(row, name, field), letter))) + 24 : 0;
    const shared: Omit<Column<Row>, 'cell'> = {
      name,
      head,
      width: Math.ceil(Math.max(wide, Math.min(written, wide * mostOfWords))),
      isNumber: align === 'end',
      leastWidth: ofWords.includes(field.kind) ? Math.max(widthOfHead(head, maySort), Math.ceil(wide * wordsShare)) : undefined,
      sort: maySort
        ? { direction: sort.by === name ? sort.dir : undefined, onSort: (dir) => address.change({ sort: { by: name, dir } }) }
        : undefined,
    };
    const value = (row: Row) => <Cell name={name} field={field} value={row[name]} row={row} format={format} />;
    if (index > 0) return { ...shared, cell: value };
    return {
      ...shared,
      width: options.kinds?.[name]?.width === undefined ? wide + edgeWidth : wide,
      isNumber: false,
      stays: 'start',
      isHeading: true,
      cell: (row) => (
        <RowAnchor href={hrefOf(row)} onOpen={() => open(row)}>
          {value(row)}
        </RowAnchor>
      ),
    };
  });
  const menu: Column<Row> | undefined = rows.some(hasMenu)
    ? {
        name: 'menu',
        head: <span className="visually-hidden">{t('common.actions')}</span>,
        width: menuWidth,
        stays: 'end',
        cell: (row) => (hasMenu(row) ? <RowMenuButton page={page} row={row} onMenu={onMenu} /> : null),
      }
    : undefined;
  return [...(select ? [select] : []), ...fields, ...(menu ? [menu] : [])];
}

const wordsIn = (row: Row, name: string, field: Field): string => {
  if (field.kind === 'reference') return (row[namedAs(name)] as NamedRef | null | undefined)?.name ?? '';
  return typeof row[name] === 'string' ? row[name] : '';
};
