import { minutesOfDay, readDuration } from './duration.ts';

/** One cell of a block from a spreadsheet, by its place in the grid. `minutes` is undefined if the text is not a duration within a day. */
export type Pasted = { row: number; column: number; text: string; minutes: number | undefined };

export type Paste = {
  cells: Pasted[];
  /** The number of cells outside the grid. */
  beyond: number;
};

type Spot = { row: number; column: number };
type Size = { rows: number; columns: number };

/** More than this is shown before it is taken over. */
export const previewFrom = 20;
const mostPasted = 20_000;

/** Whether it is a block; a single value goes into the cell as text. */
export const isBlock = (text: string): boolean => /[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''));

/** Pastes from the top-left cell; cells outside the grid are only counted, and empty cells of the block keep the stored value. */
export function readPaste(text: string, at: Spot, { rows, columns }: Size): Paste {
  const lines = text
    .slice(0, mostPasted)
    .replace(/[\r\n]+$/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t'));
  const all = lines.flatMap((line, down) =>
    line.map((value, along) => ({ row: at.row + down, column: at.column + along, text: unquoted(value) })),
  );
  const filled = all.filter(({ text: value }) => value !== '');
  const inside = filled.filter(({ row, column }) => row < rows && column < columns);
  return { cells: inside.map((cell) => ({ ...cell, minutes: fitting(readDuration(cell.text)) })), beyond: filled.length - inside.length };
}

const unquoted = (value: string): string =>
  value
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .trim();

const fitting = (minutes: number | undefined): number | undefined =>
  minutes !== undefined && minutes <= minutesOfDay ? minutes : undefined;
