import type { DayResult, Moment, PunchPair } from '@cadre/rules/attendance/facts';

type Moments = 'scheduled_in' | 'scheduled_out' | 'first_in' | 'last_out' | 'open_since' | 'revisit_at';
type Written<T> = { [K in keyof T]: T[K] extends Moment | null ? string | null : T[K] };

/** A day as it travels: moments in words. */
export type WrittenDay = Omit<DayResult, Moments | 'intervals'> & Written<Pick<DayResult, Moments>> & { intervals: WrittenInterval[] };
type WrittenInterval = Omit<PunchPair, 'in' | 'out'> & Written<Pick<PunchPair, 'in' | 'out'>>;

export const writtenDay = (day: DayResult): WrittenDay => ({
  ...day,
  scheduled_in: written(day.scheduled_in),
  scheduled_out: written(day.scheduled_out),
  first_in: written(day.first_in),
  last_out: written(day.last_out),
  open_since: written(day.open_since),
  revisit_at: written(day.revisit_at),
  intervals: day.intervals.map(writtenInterval),
});

export const writtenInterval = (one: PunchPair): WrittenInterval => ({ ...one, in: written(one.in), out: written(one.out) });

const written = (at: Moment | null): string | null => (at === null ? null : new Date(at).toISOString());
