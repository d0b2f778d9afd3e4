import type { Moment } from '@cadre/rules/attendance/facts';
import { devicePunchKey, unreadableKey } from '../protocol/dedupe-key.ts';
import { plausibleTime } from '../protocol/plausible-time.ts';
import { isPunchLine, type ReadLine } from '../protocol/punch-line.ts';
import type { KnownDevice } from './known-device.ts';
import { readMoment } from './read-moment.ts';

/** A line with everything that can be judged without knowing the employees. */
export type CheckedPunch = {
  line_no: number;
  pin: string | null;
  sent_time: string | null;
  at: Moment | null;
  code: number | null;
  verify_code: number | null;
  workcode: string | null;
  raw_line: string;
  dedupe_key: string;
  flag: string | null;
  /** Why it cannot count as it is. */
  doubt: 'clock' | 'too_old' | 'not_readable' | 'no_pin' | null;
};

type Circumstances = { received_at: Moment; isBackfill: boolean };

/** A drift above this number of seconds flags current punches, but is no evidence about those from long ago. */
const wrongSeconds = 600;
const halfDay = 12 * 3_600_000;
const isStampedWrong = ({ clock_drift_seconds }: KnownDevice, age: number): boolean =>
  Math.abs(clock_drift_seconds ?? 0) > wrongSeconds && Math.abs(age) < halfDay;

/** Each line once: the same punch twice in one delivery is one. */
export function judgePunches(lines: readonly ReadLine[], device: KnownDevice, circumstances: Circumstances): CheckedPunch[] {
  const judged = new Map<string, CheckedPunch>();
  let before = device.last_punch_at?.getTime();
  for (const line of lines) {
    const one = isPunchLine(line) ? judge(line, device, before, circumstances) : unreadable(line, device);
    before = one.at ?? before;
    if (!judged.has(one.dedupe_key)) judged.set(one.dedupe_key, one);
  }
  return [...judged.values()];
}

function judge(
  line: Extract<ReadLine, { pin: string }>,
  device: KnownDevice,
  before: Moment | undefined,
  { received_at, isBackfill }: Circumstances,
): CheckedPunch {
  const { at, wall, flag } = readMoment(line, device, before);
  const verdict = plausibleTime(at, received_at, isBackfill);
  return {
    line_no: line.line_no,
    pin: line.pin,
    sent_time: line.local_time ?? String(line.epoch),
    at,
    code: line.status_code,
    verify_code: line.verify_code,
    workcode: line.workcode,
    raw_line: line.raw_line,
    dedupe_key: devicePunchKey({ serial: device.serial_no, pin: line.pin, local_time: wall, status_code: line.status_code }),
    flag: flag ?? (isStampedWrong(device, received_at - at) ? 'clock_drift' : null),
    doubt: verdict === 'plausible' ? null : verdict === 'old' ? 'too_old' : 'clock',
  };
}

function unreadable(line: Exclude<ReadLine, { pin: string }>, device: KnownDevice): CheckedPunch {
  return {
    line_no: line.line_no,
    pin: null,
    sent_time: null,
    at: null,
    code: null,
    verify_code: null,
    workcode: null,
    raw_line: line.raw_line,
    dedupe_key: unreadableKey({ serial: device.serial_no, raw_line: line.raw_line }),
    flag: null,
    doubt: line.reason === 'pin' ? 'no_pin' : 'not_readable',
  };
}
