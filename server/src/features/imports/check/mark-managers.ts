import type { ReadRow } from './read-row.ts';
import type { ManagerRows } from './resolve-references.ts';

/** No one in the file may be above themselves. The trial of each change finds cycles through people outside the file. */
export function markCycles(rows: ReadRow[], above: ManagerRows): void {
  const state = new Map<number, 'open' | 'done'>();
  const inCircle = new Set<number>();
  for (const { row_no } of rows) {
    const path: number[] = [];
    let at: number | undefined = row_no;
    while (at !== undefined && !state.has(at)) {
      state.set(at, 'open');
      path.push(at);
      at = above.get(at);
    }
    if (at !== undefined && state.get(at) === 'open') for (const one of path.slice(path.indexOf(at))) inCircle.add(one);
    for (const one of path) state.set(one, 'done');
  }
  for (const row of rows) if (inCircle.has(row.row_no)) row.complaints.manager_id = [{ code: 'cycle' }];
}

/** Rows that report to a row that cannot be imported cannot be imported either. */
export function markLost(rows: ReadRow[], managers: ManagerRows): void {
  const reports = new Map<number, number[]>();
  for (const [row_no, manager] of managers) {
    const below = reports.get(manager);
    if (below) below.push(row_no);
    else reports.set(manager, [row_no]);
  }
  const byNumber = new Map(rows.map((row) => [row.row_no, row]));
  const lost = rows.filter(isWrong).map((row) => row.row_no);
  for (let manager = lost.pop(); manager !== undefined; manager = lost.pop()) {
    for (const row_no of reports.get(manager) ?? []) {
      const row = byNumber.get(row_no);
      if (!row || isWrong(row)) continue;
      row.complaints.manager_id = [{ code: 'wrong_manager_row', row: manager }];
      lost.push(row_no);
    }
  }
}

export const isWrong = ({ complaints }: ReadRow): boolean => Object.keys(complaints).length > 0;
