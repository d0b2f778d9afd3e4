import type { ClockTime, Moment } from '../attendance/facts.ts';
import { momentAt } from '../attendance/plan/zone.ts';
import type { Day } from '../calendar.ts';

/** One ride of a trip, by the clocks of the places where it begins and ends; a zone that is not named is the traveller's own. */
export type Leg = {
  depart_date: Day;
  depart_time: ClockTime;
  arrive_date: Day;
  arrive_time: ClockTime;
  timezone_from?: string | null;
  timezone_to?: string | null;
};

type LegFault = { leg: number; code: 'leg_arrives_first' | 'leg_too_early' | 'leg_outside_trip' };

/**
 * Legs that are impossible: arriving before departing, departing before the previous leg has arrived, traveling on days outside the trip.
 */
export function faultsOfLegs(legs: readonly Leg[], trip: { start_date: Day; end_date: Day }, home: string): LegFault[] {
  const rides = legs.map((leg) => ride(leg, home));
  return legs.flatMap((leg, at): LegFault[] => {
    const { departs, arrives } = rides[at] as Ride;
    const before = rides[at - 1];
    return [
      ...(arrives <= departs ? [{ leg: at + 1, code: 'leg_arrives_first' } as const] : []),
      ...(before && departs < before.arrives ? [{ leg: at + 1, code: 'leg_too_early' } as const] : []),
      ...(isWithin(leg, trip) ? [] : [{ leg: at + 1, code: 'leg_outside_trip' } as const]),
    ];
  });
}

type Ride = { departs: Moment; arrives: Moment };

const ride = (leg: Leg, home: string): Ride => ({
  departs: momentAt(leg.timezone_from || home, leg.depart_date, leg.depart_time).at,
  arrives: momentAt(leg.timezone_to || home, leg.arrive_date, leg.arrive_time).at,
});

const isWithin = ({ depart_date, arrive_date }: Leg, { start_date, end_date }: { start_date: Day; end_date: Day }): boolean =>
  depart_date >= start_date && depart_date <= end_date && arrive_date >= start_date && arrive_date <= end_date;
