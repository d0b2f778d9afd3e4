import { exhaustionOn, weeklyOf } from '../projects/exhaustion.ts';
import { healthOf } from '../projects/health.ts';
import type { Finish, ReportValues } from './group-rows.ts';
import { shareOf } from './shares.ts';

const number = (sums: ReportValues, column: string): number => Number(sums[column] ?? 0);

/** The estimate against the time spent. The remaining work is the value entered last, else the rest of the estimate. */
export const burnOn =
  (today: string): Finish =>
  (sums) => {
    const [estimate, spent, etc, recent] = [number(sums, 'estimate'), number(sums, 'spent'), number(sums, 'etc'), number(sums, 'recent')];
    const end = typeof sums.end_date === 'string' ? sums.end_date : null;
    const status = typeof sums.status === 'string' ? sums.status : null;
    return {
      ...sums,
      remaining: estimate - spent,
      used: shareOf(spent, estimate),
      eac: spent + etc,
      variance: estimate - spent - etc,
      burn: weeklyOf(recent),
      exhaustion: exhaustionOn(today, estimate - spent, recent),
      health: healthOf({ spent, estimate, etc, recent, end, today, status }),
    };
  };

/** Money in minor units of one currency. */
export const profitability: Finish = (sums) => {
  const revenue = number(sums, 'revenue');
  const margin = revenue - number(sums, 'labour_cost') - number(sums, 'travel_cost');
  const marginShare = shareWithSign(margin, revenue);
  const budget = shareWithSign(number(sums, 'proposed_margin'), number(sums, 'proposed'));
  return {
    ...sums,
    wip: revenue - number(sums, 'invoiced'),
    margin,
    margin_share: marginShare,
    effective_rate: perHour(revenue, number(sums, 'worked')),
    realization: shareOf(revenue, number(sums, 'standard')),
    budget_margin: budget,
    drift: marginShare === null || budget === null ? null : marginShare - budget,
  };
};

const shareWithSign = (part: number, whole: number): number | null => (whole <= 0 ? null : Math.round((part * 10_000) / whole));

const perHour = (amount: number, minutes: number): number | null => (minutes <= 0 ? null : Math.round((amount * 60) / minutes));

/** The accuracy of an estimate: full if it was exact, zero if the difference is as large as the estimate. */
export const accuracy: Finish = (sums) => {
  const [proposed, final] = [number(sums, 'proposal'), number(sums, 'final')];
  const miss = shareOf(Math.abs(final - proposed), proposed);
  return { ...sums, difference: final - proposed, accuracy: miss === null ? null : Math.max(0, 10_000 - miss) };
};
