import { useState } from 'react';
import type { Row } from '../../../fields/kind.ts';

export type Selection = ReturnType<typeof useSelection>;

/** The selected rows. They stay selected on the next page, until the user clears them. */
export function useSelection(shown: readonly Row[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map());
  const [last, setLast] = useState<number>();
  const areAll = shown.length > 0 && shown.every(({ id }) => chosen.has(id));

  const change = (rows: readonly Row[], isOn: boolean) =>
    setChosen((known) => {
      const next = new Map(known);
      for (const row of rows)
        if (isOn) next.set(row.id, row);
        else next.delete(row.id);
      return next;
    });
  return {
    /** In their current state where the page shows them. */
    rows: [...chosen.values()].map((row) => shown.find(({ id }) => id === row.id) ?? row),
    has: (row: Row) => chosen.has(row.id),
    areAll,
    areSome: !areAll && shown.some(({ id }) => chosen.has(id)),
    /** `extend`: all from the row ticked before up to this one. */
    toggle: (row: Row, extend = false) => {
      const isOn = !chosen.has(row.id);
      change(extend ? between(shown, last, row.id) : [row], isOn);
      setLast(row.id);
    },
    toggleAll: () => change(shown, !areAll),
    drop: (rows: readonly Row[]) => change(rows, false),
    clear: () => setChosen(new Map()),
  };
}

export function between(rows: readonly Row[], from: number | undefined, to: number): readonly Row[] {
  const [start, end] = [rows.findIndex(({ id }) => id === from), rows.findIndex(({ id }) => id === to)];
  return start < 0 ? rows.slice(end, end + 1) : rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}
