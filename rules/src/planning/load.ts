import type { Day } from '../calendar.ts';
import { type Booked, bookedMinutes } from './booking.ts';

/** A day before anything is booked on it. `pending`: leave that is not decided yet. */
export type Room = { date: Day; planned: number; away: number; pending: number };
export type Commitment = Booked & { status: 'tentative' | 'confirmed' };

export type Load = {
  capacity: number;
  booked: number;
  /** The booked minutes that are tentative. */
  tentative: number;
  /** Capacity that is not booked. */
  free: number;
  /** Booked minutes beyond the capacity. */
  over: number;
  pending: number;
};

const nothing: Load = { capacity: 0, booked: 0, tentative: 0, free: 0, over: 0, pending: 0 };

/** The load of one day. A booking during an absence exceeds the capacity. */
export function loadOf({ date, planned, away, pending }: Room, bookings: readonly Commitment[]): Load {
  const capacity = Math.max(0, planned - away);
  const requested = bookings.map((booking) => ({ status: booking.status, minutes: bookedMinutes(booking, date, planned) }));
  const booked = sum(requested.map(({ minutes }) => minutes));
  const tentative = sum(requested.filter(({ status }) => status === 'tentative').map(({ minutes }) => minutes));
  return {
    capacity,
    booked,
    tentative,
    free: Math.max(0, capacity - booked),
    over: Math.max(0, booked - capacity),
    pending: Math.min(pending, capacity),
  };
}

/** A week, or any other days. One full day does not make up for another: over and free are those of the days. */
export const loadIn = (rooms: readonly Room[], bookings: readonly Commitment[]): Load =>
  rooms.map((room) => loadOf(room, bookings)).reduce(added, nothing);

const added = (one: Load, other: Load): Load => ({
  capacity: one.capacity + other.capacity,
  booked: one.booked + other.booked,
  tentative: one.tentative + other.tentative,
  free: one.free + other.free,
  over: one.over + other.over,
  pending: one.pending + other.pending,
});

export const levels = ['off', 'bench', 'part', 'full', 'over'] as const;
export type Level = (typeof levels)[number];

/** From this share of the capacity on, a person counts as full. */
const fullFrom = 0.95;

/** A load at a glance. */
export function levelOf({ capacity, booked, over }: Load): Level {
  if (over > 0) return 'over';
  if (capacity === 0) return 'off';
  if (booked === 0) return 'bench';
  return booked >= capacity * fullFrom ? 'full' : 'part';
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
