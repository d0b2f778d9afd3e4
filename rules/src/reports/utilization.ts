import type { Finish } from './group-rows.ts';
import { shareOf } from './shares.ts';

/**
 * Available time against time that clients pay for. Each share divides sums by sums, so people without any available time still count with
 * their hours.
 */
export const utilization: Finish = (sums) => {
  const of = (column: string): number => Number(sums[column] ?? 0);
  const available = of('capacity') - of('leave') - of('holiday');
  const billable = of('billable');
  const target = of('target_minutes');
  return {
    ...sums,
    available,
    utilization: shareOf(billable, available),
    target: shareOf(target, available),
    attainment: shareOf(billable, target),
    gap: target - billable,
    productive: shareOf(billable + of('presales'), available),
    forecast_4: shareOf(sums.booked_4 as number | null, sums.free_4 as number | null),
    forecast_12: shareOf(sums.booked_12 as number | null, sums.free_12 as number | null),
  };
};
