import { Problem } from '../../problem.ts';

type Parts = Record<string, Uint8Array>;
export type SheetLayout = { number: number; merged: MergedColumn[] };
/** Cells of one column that the spreadsheet shows as one; counted from nought. */
type MergedColumn = { column: number; from: number; to: number };

const mostMerged = 5000;

/** The first visible sheet, by its number, and its merged cells. Hidden sheets contain the author's lists and notes. */
export function shownSheet(parts: Parts): SheetLayout {
  const sheets = tagsIn(textOf(parts['xl/workbook.xml']), 'sheet');
  const at = sheets.findIndex((tag) => !/\bstate="(hidden|veryHidden)"/.test(tag));
  if (sheets.length > 0 && at === -1) throw new Problem('file_empty');
  const path = pathOf(parts, attributeOf(sheets[at] ?? '', 'r:id') ?? attributeOf(sheets[at] ?? '', 'id'));
  return { number: Math.max(at, 0) + 1, merged: mergedIn(path === undefined ? undefined : parts[path]) };
}

/** The value of the first of several merged rows applies to all of them. */
export function fillMerged(grid: string[][], merged: MergedColumn[]): void {
  for (const { column, from, to } of merged) {
    const value = grid[from]?.[column] ?? '';
    for (let at = from + 1; at <= Math.min(to, grid.length - 1); at += 1) {
      const row = grid[at] as string[];
      while (row.length <= column) row.push('');
      row[column] ||= value;
    }
  }
}

function pathOf(parts: Parts, id: string | undefined): string | undefined {
  const links = tagsIn(textOf(parts['xl/_rels/workbook.xml.rels']), 'Relationship');
  const target = attributeOf(links.find((tag) => attributeOf(tag, 'Id') === id) ?? '', 'Target');
  if (target === undefined) return undefined;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function mergedIn(sheet: Uint8Array | undefined): MergedColumn[] {
  if (!sheet) return [];
  const bytes = Buffer.from(sheet.buffer, sheet.byteOffset, sheet.length);
  const start = bytes.indexOf('mergeCells', Math.max(0, bytes.lastIndexOf('sheetData>')));
  if (start === -1) return [];
  const refs = bytes
    .subarray(start)
    .toString()
    .matchAll(/ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g);
  return [...refs.take(mostMerged)]
    .map(([, letters = '', from, to]) => ({ column: columnOf(letters), from: Number(from) - 1, to: Number(to) - 1 }))
    .filter(({ from, to }) => to > from);
}

const columnOf = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const textOf = (part: Uint8Array | undefined): string => (part ? Buffer.from(part).toString() : '');

const tagsIn = (text: string, name: string): string[] => text.match(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>`, 'g')) ?? [];

const attributeOf = (tag: string, name: string): string | undefined => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
