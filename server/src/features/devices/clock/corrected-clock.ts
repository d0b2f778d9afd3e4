import type { Day } from '@cadre/rules/calendar';
import type { DeviceClock, Reading } from '../intake/read-moment.ts';

/** A correction of a device's clock: its zone, for all punches or from a day on, or its time, between two times that it showed. */
export type Correction =
  | { kind: 'zone'; timezone: string; from: Day | null }
  | { kind: 'clock'; from: string; to: string; minutes_fast: number };

/** How the device is read from now on. */
export function correctedClock({ timezone, readings }: DeviceClock, correction: Correction): DeviceClock {
  if (correction.kind === 'clock') {
    const { from, to, minutes_fast } = correction;
    return { timezone, readings: [...readings, { from, to, timezone: null, shift_minutes: -minutes_fast }] };
  }
  const shifts = readings.filter((reading) => reading.timezone === null);
  if (correction.from === null) return { timezone: correction.timezone, readings: shifts };
  const until = `${correction.from} 00:00:00`;
  const zones = readings.filter((reading) => reading.timezone !== null).map((reading) => ({ ...reading, to: sooner(reading.to, until) }));
  return { timezone: correction.timezone, readings: [...zones, zoneUntil(timezone, until), ...shifts] };
}

/** A device that shows another zone from now on was read by the one before until then. */
export const zoneUntil = (timezone: string, to: string): Reading => ({ from: null, to, timezone, shift_minutes: 0 });

const sooner = (one: string | null, other: string): string => (one !== null && one < other ? one : other);
