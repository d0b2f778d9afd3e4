import { dayNumber } from '../calendar.ts';

/** The age of work that no client was billed for yet. */
export const ages = ['up_to_30', 'up_to_60', 'up_to_90', 'over_90'] as const;
export type Age = (typeof ages)[number];

export function ageOf(day: string, today: string): Age {
  const days = dayNumber(today) - dayNumber(day);
  if (days <= 30) return 'up_to_30';
  if (days <= 60) return 'up_to_60';
  return days <= 90 ? 'up_to_90' : 'over_90';
}

type Unbilled = { day: string; minutes: number; amount: number };
export type Aged = Record<Age, { minutes: number; amount: number }>;

export function agedBy(rows: readonly Unbilled[], today: string): Aged {
  const aged = Object.fromEntries(ages.map((age) => [age, { minutes: 0, amount: 0 }])) as Aged;
  for (const { day, minutes, amount } of rows) {
    const of = aged[ageOf(day, today)];
    of.minutes += minutes;
    of.amount += amount;
  }
  return aged;
}
