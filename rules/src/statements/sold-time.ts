import { apportion } from '../apportion.ts';
import { exact, rounded } from '../pay/exact.ts';
import type { SoldTime } from '../proposals/rate-card.ts';

/**
 * The amounts of rows of sold time. They are rounded together with everything billed of it before, so that billing all of the time, in any
 * number of rows and statements, bills exactly the sold amount.
 */
export function amountsOfSoldTime(rows: readonly number[], sold: SoldTime, before: SoldTime): number[] {
  const minutes = rows.reduce((sum, one) => sum + one, before.minutes);
  return apportion(Math.max(0, rounded(exact([minutes, sold.amount], [sold.minutes])) - before.amount), rows);
}
