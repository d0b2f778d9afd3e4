import { madrid, tokyo, valencia } from '../company/places.ts';

export type Machine = {
  name: string;
  place: number;
  serial_no: string;
  direction_mode: 'device' | 'in' | 'out' | 'alternate';
  /** When it was last heard, in seconds before now; `null`: never. */
  silent_for: number | null;
  clock_drift_seconds: number;
  firmware: string;
  note: string | null;
};

const minute = 60;
const day = 24 * 60 * minute;

/** The terminals at the doors: most of them well, one of them silent, one whose clock is off, one that was never switched on. */
export const machines: readonly Machine[] = [
  machine('Madrid, main entrance', madrid, 'CDRM2400117', 'device', 20, 3, 'Ver 8.0.4.3-20240311'),
  machine('Valencia, turnstile in', valencia, 'CDRV2400231', 'in', 35, -2, 'Ver 6.60 Jul 8 2023'),
  machine('Valencia, turnstile out', valencia, 'CDRV2400232', 'out', 25, 1, 'Ver 6.60 Jul 8 2023'),
  {
    ...machine('東京 受付', tokyo, 'CDRT2400305', 'alternate', 40, 204, 'ZAM180-NF-Ver1.1.17'),
    note: 'Sends no direction; in and out take turns.',
  },
  {
    ...machine('Madrid, garage', madrid, 'CDRM2300042', 'device', 6 * day, 12, 'Ver 6.60 Apr 9 2021'),
    note: 'The network cable was cut during the works.',
  },
  { ...machine('Valencia, second floor', valencia, 'CDRV2600001', 'device', 0, 0, ''), silent_for: null },
];

/** A terminal that calls, but is not registered yet. */
export const unknownDevice = { serial_no: 'CDRX2600777', ip: '192.0.2.77', user_agent: 'iClock Proxy/1.09' };

function machine(
  name: string,
  place: number,
  serial_no: string,
  direction_mode: Machine['direction_mode'],
  silent_for: number,
  clock_drift_seconds: number,
  firmware: string,
): Machine {
  return { name, place, serial_no, direction_mode, silent_for, clock_drift_seconds, firmware, note: null };
}
