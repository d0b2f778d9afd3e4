import type { Language } from '@cadre/contract/languages';
import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import { heading as headingLevel } from './pdf-paper-pieces.ts';
import { type Tag, tagged, tagIn } from './pdf-tags.ts';
import { pdfText } from './pdf-text.ts';
import { faint, quiet } from './print-pdf.ts';

/** A table of amounts on a paper: the first column says what, the others stand to the right. */
export type Figures = {
  kind: 'figures';
  heading: string;
  columns: string[];
  /** `notes` stand below the first cell, small; `isSum` sets a row apart from those above it. */
  rows: { cells: string[]; notes?: string[]; isSum?: true }[];
};

/** A table of so many lines is never parted from its heading, nor in itself. */
const mostKept = 12;

const layout: CustomTableLayout = {
  hLineWidth: (at) => (at === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: (at) => (at === 1 ? quiet : faint),
  paddingLeft: (at) => (at === 0 ? 0 : 12),
  paddingRight: () => 0,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

export function drawFigures({ heading, columns, rows }: Figures, language: Language, root: Tag): Content[] {
  const section = tagIn(root, 'Sect');
  const text = (words: string, tag: Tag) => tagged(pdfText(words, language).text, tag);
  const title: Content = {
    text: text(heading, tagIn(section, 'H2')),
    bold: true,
    fontSize: 11,
    margin: [0, 10, 0, 4],
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
  const body = rows.map(({ cells, notes = [], isSum = false }): TableCell[] => {
    const row = tagIn(table, 'TR');
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
      fontSize: 9,
      margin: [0, 0, 0, 4],
    },
  ];
  const lines = rows.reduce((sum, { notes = [] }) => sum + 1 + notes.length, 0);
  return lines > mostKept ? drawn : [{ stack: drawn, unbreakable: true }];
}
