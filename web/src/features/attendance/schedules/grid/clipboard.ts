import type { Place, Size } from '../../../../ui/day-grid/place.ts';
import type { Mark } from './mark.ts';
import { columnsOf, isSingle, placesOf, rowsOf, type Selection } from './selection.ts';

export type Entry = Place & { mark: Mark };

/** The marks of a rectangle, row by row; cells without a mark are left out. */
export function copied(selection: Selection, read: (place: Place) => Mark | undefined): Mark[][] {
  const [top, bottom] = rowsOf(selection);
  return Array.from({ length: bottom - top + 1 }, (_, index) =>
    placesOf(selection)
      .filter(({ row }) => row === top + index)
      .flatMap((place) => read(place) ?? []),
  );
}

/** A single copied cell fills the selection; a rectangle is pasted from the top-left cell, and cells outside the grid are dropped. */
export function pasted(marks: readonly (readonly Mark[])[], selection: Selection, { rows, columns }: Size): Entry[] {
  const only = marks.length === 1 && marks[0]?.length === 1 ? marks[0][0] : undefined;
  if (only !== undefined && !isSingle(selection)) return placesOf(selection).map((place) => ({ ...place, mark: only }));
  const [top] = rowsOf(selection);
  const [left] = columnsOf(selection);
  return marks
    .flatMap((line, down) => line.map((mark, along) => ({ row: top + down, column: left + along, mark })))
    .filter(({ row, column }) => row < rows && column < columns);
}
