import { addDays } from '../calendar.ts';
import type { Finish, ReportValues } from './group-rows.ts';
import { shareOf } from './shares.ts';

const number = (sums: ReportValues, column: string): number => Number(sums[column] ?? 0);

/** What was estimated against what is spent. What is left to do is what somebody said, else what the estimate still holds. */
export const burnOn =
  (today: string): Finish =>
  (sums) => {
    const [estimate, spent, etc] = [number(sums, 'estimate'), number(sums, 'spent'), number(sums, 'etc')];
    const eac = spent + etc;
    const exhaustion = exhaustionOf(today, estimate - spent, number(sums, 'burn'));
    const used = shareOf(spent, estimate);
    const endsAfter = exhaustion !== null && typeof sums.end_date === 'string' && exhaustion < sums.end_date;
    return {
      ...sums,
      remaining: estimate - spent,
      used,
      eac,
      variance: estimate - eac,
      exhaustion,
      health: healthOf(used, eac > estimate, endsAfter),
    };
  };

/** The day on which the estimate runs out if work goes on as in the last weeks. */
function exhaustionOf(today: string, left: number, perWeek: number): string | null {
  if (left <= 0 || perWeek <= 0) return null;
  const days = Math.ceil((left / perWeek) * 7);
  return days > 3650 ? null : addDays(today, days);
}

function healthOf(used: number | null, isBeyond: boolean, endsAfter: boolean): 'green' | 'amber' | 'red' | null {
  if (used === null) return null;
  if (used >= 10_000 || isBeyond) return 'red';
  return used >= 7500 || endsAfter ? 'amber' : 'green';
}

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

/** How near an estimate came: full where nothing was more or less, nothing where it was off by all of it. */
export const accuracy: Finish = (sums) => {
  const [proposed, final] = [number(sums, 'proposal'), number(sums, 'final')];
  const miss = shareOf(Math.abs(final - proposed), proposed);
  return { ...sums, difference: final - proposed, accuracy: miss === null ? null : Math.max(0, 10_000 - miss) };
};
