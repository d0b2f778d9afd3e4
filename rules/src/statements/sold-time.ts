import { apportion } from '../apportion.ts';
import { exact, rounded } from '../pay/exact.ts';
import type { SoldTime } from '../proposals/rate-card.ts';

/**
 * What rows of sold time cost. They are rounded as one with all that was billed of it before and share the units, so that billing all of the time,
 * in however many rows and statements, bills exactly what it was sold for.
 */
export function amountsOfSoldTime(rows: readonly number[], sold: SoldTime, before: SoldTime): number[] {
  const minutes = rows.reduce((sum, one) => sum + one, before.minutes);
  return apportion(Math.max(0, rounded(exact([minutes, sold.amount], [sold.minutes])) - before.amount), rows);
}
