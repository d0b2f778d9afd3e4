import type { Day } from '../calendar.ts';
import { addMonths } from '../employment.ts';

/** A period in which leave is refused, or only discouraged. */
export type Blackout = { name: string; from_date: Day; to_date: Day; yearly: boolean; refuses: boolean };

/** The occurrences of the periods that overlap a span, in order. A yearly period occurs every year, also before its first year. */
export function blackoutsIn<B extends Pick<Blackout, 'from_date' | 'to_date' | 'yearly'>>(
  blackouts: readonly B[],
  span: { from: Day; to: Day },
): B[] {
  return blackouts
    .flatMap((blackout) => (blackout.yearly ? yearsOf(blackout, span) : [blackout]))
    .filter(({ from_date, to_date }) => from_date <= span.to && to_date >= span.from)
    .sort((a, b) => (a.from_date < b.from_date ? -1 : 1));
}

const yearOf = (day: Day): number => Number(day.slice(0, 4));

function yearsOf<B extends Pick<Blackout, 'from_date' | 'to_date'>>(blackout: B, { from, to }: { from: Day; to: Day }): B[] {
  const [first, last] = [yearOf(from) - 1, yearOf(to)];
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const months = 12 * (first + at - yearOf(blackout.from_date));
    return { ...blackout, from_date: addMonths(blackout.from_date, months), to_date: addMonths(blackout.to_date, months) };
  });
}
