import { weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import { addDays, type Day } from '@cadre/rules/calendar';

export type TravelPlan = {
  employee: number;
  type: 'domestic' | 'international';
  purpose: string;
  to_place: string;
  start_date: Day;
  end_date: Day;
  status: 'draft' | 'pending' | 'approved' | 'rejected' | 'cancelled' | 'cancellation_requested' | 'completed';
  funding: 'company' | 'client' | 'mixed';
  mode: 'flight' | 'train';
  /** The prices of a ride and a night, in whole units of the branch's currency. */
  fare: number;
  night: number;
  /** Completed too early: receipts are still to come. */
  reopened?: true;
};

type Trip = Pick<TravelPlan, 'purpose' | 'to_place' | 'funding'> & { days: number };

const near: readonly Trip[] = [
  { purpose: 'Kick-off with the client', to_place: 'Barcelona', funding: 'client', days: 2 },
  { purpose: 'Audit on site', to_place: 'Zaragoza', funding: 'mixed', days: 3 },
  { purpose: 'Workshop on the new portal', to_place: 'Sevilla', funding: 'client', days: 2 },
  { purpose: 'Trade fair', to_place: 'Bilbao', funding: 'company', days: 3 },
];
const far: readonly Trip[] = [
  { purpose: 'Roll-out at the client', to_place: 'Berlin', funding: 'client', days: 4 },
  { purpose: 'Conference', to_place: 'London', funding: 'company', days: 3 },
  { purpose: 'Week with the team abroad', to_place: 'Singapore', funding: 'mixed', days: 5 },
];

/** Trips for every sixth person, past and future, counted from the current week. */
export function planTravels(number: number, isInJapan: boolean, today: Day): TravelPlan[] {
  const monday = addDays(today, 1 - weekdayOf(today));
  const plan = (weeks: number, status: TravelPlan['status'], isFar = number % 4 === 1): TravelPlan => {
    const trips = isFar ? far : near;
    const { days, ...trip } = trips[(number + Math.abs(weeks)) % trips.length] as Trip;
    const start_date = addDays(monday, weeks * 7 + (days < 5 ? 1 : 0));
    const scale = isInJapan ? 150 : 1;
    return {
      employee: number,
      type: isFar ? 'international' : 'domestic',
      ...trip,
      ...(isInJapan && !isFar ? { to_place: 'Osaka' } : {}),
      start_date,
      end_date: addDays(start_date, days - 1),
      status,
      mode: isFar ? 'flight' : 'train',
      fare: (isFar ? 240 : 65) * scale,
      night: (isFar ? 130 : 90) * scale,
    };
  };
  return [
    ...(number % 6 === 1 ? [plan(-13, 'completed'), plan(-6, 'completed')] : []),
    ...(number % 6 === 4 ? [plan(-2, 'completed', true)] : []),
    ...(number % 20 === 8 ? [{ ...plan(-4, 'approved'), reopened: true as const }] : []),
    ...(number % 15 === 3 ? [plan(0, 'approved')] : []),
    ...(number % 12 === 2 ? [plan(12, 'approved')] : []),
    ...(number % 7 === 5 ? [plan(13, 'pending')] : []),
    ...(number % 12 === 7 ? [plan(14, 'rejected', true)] : []),
    ...(number % 14 === 9 ? [plan(11, 'cancelled')] : []),
    ...(number % 15 === 11 ? [plan(15, 'cancellation_requested')] : []),
    ...(number % 13 === 6 ? [plan(16, 'draft', true)] : []),
  ];
}
