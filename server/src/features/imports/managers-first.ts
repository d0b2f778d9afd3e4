import type { ManagerRows } from './resolve-references.ts';

type Placed = { row_no: number; values: Record<string, unknown>; manager_row?: number | undefined };

/** The row of whom each row reports to, be they new or here already. Whoever has no row of their own stays where they are. */
export function rowsAbove<R extends Placed>(rows: readonly R[], idOf: (row: R) => number | null | undefined): ManagerRows {
  const rowOf = new Map<unknown, number>(rows.flatMap((row) => (idOf(row) == null ? [] : [[idOf(row), row.row_no]])));
  return new Map(
    rows.flatMap(({ row_no, values, manager_row }): [number, number][] => {
      const above = manager_row ?? rowOf.get(values.manager_id);
      return above === undefined ? [] : [[row_no, above]];
    }),
  );
}

/**
 * From the top down: whoever moves finds everybody above in their new place already. So two people may change places, and no step on the
 * way closes a circle that the file as a whole does not.
 */
export function managersFirst<R extends { row_no: number }>(rows: readonly R[], above: ManagerRows): R[] {
  const depths = new Map<number, number>();
  const depthOf = (row_no: number): number => {
    const path: number[] = [];
    let at: number | undefined = row_no;
    while (at !== undefined && !depths.has(at)) {
      depths.set(at, 0);
      path.push(at);
      at = above.get(at);
    }
    let depth = at === undefined ? -1 : (depths.get(at) as number);
    for (const one of path.reverse()) depths.set(one, ++depth);
    return depths.get(row_no) as number;
  };
  return rows
    .map((row) => ({ row, depth: depthOf(row.row_no) }))
    .sort((one, other) => one.depth - other.depth)
    .map(({ row }) => row);
}

/** In the order of the file, but nobody before whom they report to: so each finds their manager here, however few come at a time. */
export function behindManagers<R extends Pick<Placed, 'row_no' | 'manager_row'>>(rows: readonly R[]): R[] {
  const left = new Map(rows.map((row) => [row.row_no, row]));
  return rows.flatMap((row) => {
    const chain: R[] = [];
    for (let one = left.get(row.row_no); one; one = left.get(one.manager_row ?? 0)) {
      chain.push(one);
      left.delete(one.row_no);
    }
    return chain.reverse();
  });
}
