/** The first column names the row and stays in sight, and so does the last sum; the days between them are scrolled. */
export function classOfColumn(columns: readonly string[], index: number): string {
  if (index === 0) return 'data-table__start data-table__start--last matrix__name';
  return index === columns.length - 1 ? 'matrix__total data-table__menu' : 'matrix__total';
}
