import { addDays, type Day, dayNumber } from '../calendar.ts';
import { addMonths, isEmployedOn, type Period } from '../employment.ts';
import { toMinor } from '../money.ts';
import { type CostLine, totalCost } from './cost.ts';
import { faultsOfLegs, type Leg } from './legs.ts';

export type Trip = {
  type: 'domestic' | 'international';
  start_date: Day;
  end_date: Day;
  legs: readonly Leg[];
  estimate: readonly CostLine[];
  advance: number | null;
};

type Span = { from_date: Day; to_date: Day };

/** The facts about the traveler, and everything that may conflict with a trip. */
export type TripFacts = {
  today: Day;
  employed: readonly Period[];
  /** Whether the user may enter a trip for days long past. */
  may_backdate: boolean;
  /** Where they work. */
  zone: string;
  currency: string;
  leaves: readonly Span[];
  travels: readonly (Span & { title: string })[];
  /** The last day of the longest valid passport on file; null without one. */
  passport_until: Day | null;
};

/** One finding about a trip: its field, the key of its text, and whether it blocks the trip. */
export type TripFinding = { field: string; code: string; args: Record<string, string | number>; blocks: boolean };

const mostPastDays = 31;
const mostMonthsAhead = 24;
/** The remaining validity that most countries require. */
const passportMonths = 6;

/** All findings about the trip, so that the user sees them together. */
export const checkTravel = (trip: Trip, facts: TripFacts): TripFinding[] => [
  ...aboutDays(trip, facts),
  ...aboutOthers(facts),
  ...aboutLegs(trip, facts),
  ...aboutCost(trip, facts),
  ...aboutPassport(trip, facts),
];

const finding = (field: string, code: string, args: TripFinding['args'] = {}, blocks = true): TripFinding => ({
  field,
  code,
  args,
  blocks,
});

function* aboutDays({ start_date, end_date }: Trip, { today, employed, may_backdate }: TripFacts): Generator<TripFinding> {
  if (!isEmployedOn(employed, start_date)) yield finding('start_date', 'outside_employment');
  if (end_date !== start_date && !isEmployedOn(employed, end_date)) yield finding('end_date', 'outside_employment');
  if (!may_backdate && start_date < addDays(today, -mostPastDays)) yield finding('start_date', 'leave_past', { days: mostPastDays });
  if (end_date > addMonths(today, mostMonthsAhead)) yield finding('end_date', 'leave_future', { months: mostMonthsAhead });
  if (dayNumber(end_date) - dayNumber(start_date) > 366) yield finding('end_date', 'leave_endless');
}

function* aboutOthers({ leaves, travels }: TripFacts): Generator<TripFinding> {
  for (const { from_date, to_date } of leaves.slice(0, 1))
    yield finding('start_date', 'travel_meets_leave', { from: from_date, to: to_date });
  for (const { title } of travels.slice(0, 1)) yield finding('start_date', 'travel_overlaps', { title });
}

function* aboutLegs(trip: Trip, { zone }: TripFacts): Generator<TripFinding> {
  for (const { leg, code } of faultsOfLegs(trip.legs, trip, zone)) yield finding('legs', code, { leg });
}

function* aboutCost({ estimate, advance }: Trip, { currency }: TripFacts): Generator<TripFinding> {
  const { total, faults } = totalCost(estimate, currency);
  for (const { line, code } of faults) yield finding('estimate', code, { line, currency });
  if (advance === null) return;
  const minor = toMinor(advance, currency);
  if (minor === undefined) yield finding('advance', 'too_many_digits');
  else if (minor > total && faults.length === 0) yield finding('advance', 'advance_too_big');
}

function* aboutPassport({ type, end_date }: Trip, { passport_until }: TripFacts): Generator<TripFinding> {
  if (type !== 'international') return;
  const day = addMonths(end_date, passportMonths);
  if (passport_until === null) yield finding('type', 'travel_no_passport', { day }, false);
  else if (passport_until < day) yield finding('type', 'travel_passport_ends', { until: passport_until, day }, false);
}
