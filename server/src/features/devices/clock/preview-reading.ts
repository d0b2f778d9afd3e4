import { localDayAt } from '@cadre/rules/attendance/plan/zone';
import type { Runner } from '../../../platform/database/database.ts';
import type { KnownDevice } from '../intake/known-device.ts';
import type { DeviceClock } from '../intake/read-moment.ts';
import { type Reread, reread } from './reread.ts';
import { lastSent, sentPunches } from './sent-punches.ts';

export type Moved = { punches: number; people: number; days: number };

const atOnce = 5000;

/** Counts the punches, employees and days that would change if the device were read with another clock. */
export async function previewReading(db: Runner, device: KnownDevice, clock: DeviceClock): Promise<Moved> {
  const last = await lastSent(db, device.id);
  const [people, days] = [new Set<number>(), new Set<string>()];
  let punches = 0;
  for (let after = 0; ; ) {
    const some = await sentPunches(db, device.id, after, last, atOnce);
    const moved = reread(device.serial_no, some, device, clock);
    punches += moved.length;
    for (const { punch, at } of moved.filter(isSomebodys)) {
      people.add(punch.employee_id as number);
      days.add(`${punch.employee_id} ${localDayAt(device.timezone, punch.occurred_at.getTime())}`);
      days.add(`${punch.employee_id} ${localDayAt(clock.timezone, at)}`);
    }
    const end = some.at(-1);
    if (!end || some.length < atOnce) return { punches, people: people.size, days: days.size };
    after = end.id;
  }
}

const isSomebodys = ({ punch }: Reread): boolean => punch.employee_id !== null;
