import type { Language } from '@cadre/contract/languages';
import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import { heading as headingLevel } from './pdf-paper-pieces.ts';
import { type Tag, tagged, tagIn } from './pdf-tags.ts';
import { pdfText } from './pdf-text.ts';
import { faint, quiet } from './print-pdf.ts';

/** A table of amounts on a paper: labels in the first column, amounts right-aligned in the others. */
export type Figures = {
  kind: 'figures';
  heading: string;
  columns: string[];
  /** `notes` are below the first cell, small; `isSum` sets a row apart from those above it; `isHead` names the rows below it. */
  rows: { cells: string[]; notes?: string[]; isSum?: true; isHead?: true }[];
};

/** A table of up to this number of lines is never split, nor separated from its heading. */
const maxCached = 12;

const layoutOf = (padding: number): CustomTableLayout => ({
  hLineWidth: (at) => (at === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: (at) => (at === 1 ? quiet : faint),
  paddingLeft: (at) => (at === 0 ? 0 : 12),
  paddingRight: () => 0,
  paddingTop: () => padding,
  paddingBottom: () => padding,
});

/** In points. */
const usual = { fontSize: 9, headingSize: 11, aboveHeading: 10, belowHeading: 4, layout: layoutOf(3) };
const dense = { fontSize: 8.5, headingSize: 10, aboveHeading: 5, belowHeading: 1, layout: layoutOf(1.5) };

export function drawFigures({ heading, columns, rows }: Figures, language: Language, root: Tag, isDense = false): Content[] {
  const { fontSize, headingSize, aboveHeading, belowHeading, layout } = isDense ? dense : usual;
  const section = tagIn(root, 'Sect');
  const text = (words: string, tag: Tag) => tagged(pdfText(words, language).text, tag);
  const title: Content = {
    text: text(heading, tagIn(section, 'H2')),
    bold: true,
    fontSize: headingSize,
    margin: [0, aboveHeading, 0, belowHeading],
    headlineLevel: headingLevel,
  };
  const table = tagIn(section, 'Table');
  const alignment = (at: number) => (at === 0 ? ('left' as const) : ('right' as const));
  const head = tagIn(table, 'TR');
  const headings: TableCell[] = columns.map((words, at) => ({
    text: text(words, tagIn(head, 'TH', 'Column')),
    alignment: alignment(at),
    noWrap: at > 0,
    fontSize: 8,
    color: quiet,
  }));
  const headRow = (words: string, row: Tag): TableCell[] => [
    { text: text(words, tagIn(row, 'TH', 'Row')), bold: true, margin: [0, 3, 0, 0] },
    ...columns.slice(1).map(() => ''),
  ];
  const body = rows.map(({ cells, notes = [], isSum = false, isHead = false }): TableCell[] => {
    const row = tagIn(table, 'TR');
    if (isHead) return headRow(cells[0] ?? '', row);
    return cells.map((words, at): TableCell => {
      const tag = tagIn(row, 'TD');
      const cell = { text: text(words, tag), alignment: alignment(at), noWrap: at > 0, bold: isSum };
      if (at > 0 || notes.length === 0) return cell;
      return { stack: [cell, { text: text(notes.join('\n'), tag), fontSize: 7.5, color: quiet }] };
    });
  });
  const widths = columns.map((_, at) => (at === 0 ? '*' : 'auto'));
  const drawn: Content[] = [
    title,
    {
      table: { headerRows: 1, keepWithHeaderRows: 1, widths, dontBreakRows: true, body: [headings, ...body] },
      layout,
      fontSize,
      margin: [0, 0, 0, 4],
    },
  ];
  const lines = rows.reduce((sum, { notes = [] }) => sum + 1 + notes.length, 0);
  return lines > maxCached ? drawn : [{ stack: drawn, unbreakable: true }];
}
