import type { ManagerRows } from './resolve-references.ts';

type Placed = { row_no: number; values: Record<string, unknown>; manager_row?: number | undefined };

/** The row of each row's manager, new or existing. People without a row of their own keep their place. */
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
 * From the top down: everyone above has already moved when a person moves. So two people may swap places, and no step on the way creates a
 * cycle that the file as a whole does not.
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

/** In the order of the file, but managers first: each row finds its manager in the database, even in small batches. */
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
