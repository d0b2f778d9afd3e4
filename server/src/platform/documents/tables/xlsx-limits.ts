import type { TableDocument } from './table-file.ts';

/** A sheet fits 1,048,576 rows including its headings; a round number is easier to count by. */
export const mostRowsOfSheet = 1_000_000;

/** The limits of Excel, which reports a file with a longer text as damaged. */
export const longestText = 32_767;

/** From the day that Excel usually counts from to the one that it can count back from. */
export const daysTo1904 = 1462;

/** In characters, with Chinese and Japanese ones counting as two; a sample of the rows is enough to estimate the length. */
export function columnWidth({ columns, rows }: Pick<TableDocument, 'columns' | 'rows'>, at: number): number {
  const texts = [columns[at]!.heading, ...rows.slice(0, 500).map((row) => String(row[at] ?? ''))];
  const longest = Math.max(...texts.map((text) => text.replace(/[\u2E80-\uFFEF]/g, '  ').length));
  return Math.min(Math.max(longest + 3, 9), 50);
}

/** Sheets after the first have a number after their name. */
export function sheetName(title: string, number = 1): string {
  const allowed = title.replace(/[[\]/\\:*?\s\x00-\x1F]+/g, ' ');
  const ending = number === 1 ? '' : ` (${number})`;
  const name = allowed.slice(0, 31 - ending.length).replace(/^[' ]+|[' ]+$/g, '');
  // Excel keeps the name History for itself.
  return (name === '' || name.toLowerCase() === 'history' ? `Cadre ${name}`.trim() : name) + ending;
}
