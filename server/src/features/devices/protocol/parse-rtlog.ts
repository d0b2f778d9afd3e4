import { keyValues } from './key-values.ts';
import { isGarbage, type Line, linesOf, storableText } from './lines-of.ts';
import { parseTime } from './parse-time.ts';
import { punchOf, rejected } from './punch-fields.ts';
import type { ReadLine } from './punch-line.ts';

/** A line that is no entry: an event of the door itself (opened by a button, alarm, power loss), or a person who was refused. */
export type DoorEvent = { line_no: number; raw_line: string; event: number | null; pin: string | null; local_time: string | null };

/**
 * `table=rtlog` of access terminals: named fields. A line without a person (`pin=0`) is an event of the door, and only admitted people
 * entered. A later bulk upload (`tablename=transaction`) has the same data under other names.
 */
export function parseRtlog(body: string): (ReadLine | DoorEvent)[] {
  return linesOf(body).map(readLine);
}

function readLine(line: Line): ReadLine | DoorEvent {
  if (isGarbage(line.text)) return rejected(line, 'garbage');
  const named = keyValues(line.text.replace(/^transaction /, ''));
  const time = named.time ?? (named.time_second === undefined ? undefined : packedTime(named.time_second));
  if (time === undefined) return rejected(line, 'fields');
  const said = Number.parseInt(named.event ?? named.eventtype ?? '', 10);
  const event = Number.isNaN(said) ? null : said;
  const pin = named.pin === undefined || /^0*$/.test(named.pin) ? null : named.pin;
  if (pin === null || (event !== null && !granted.has(event)))
    return { line_no: line.line_no, raw_line: storableText(line.text), event, pin, local_time: parseTime(time)?.local_time ?? null };
  const direction = named.inoutstatus ?? named.inoutstate;
  return punchOf(line, { pin, time, status: directionOf(direction), verify: named.verifytype ?? named.verified });
}

/**
 * Admitted, by the vendor's list: by card, finger, password or face, as the first of a group, during open hours, under duress, as a
 * superuser, or by the server's decision. A line without an event number counts as admitted.
 */
const granted = new Set([0, 1, 2, 3, 4, 5, 14, 15, 16, 17, 18, 19, 101, 103, 203, 207, 208, 222]);

/** 0 is in and 1 is out; any other number means no direction, which is 255 as in the code of attendance terminals. */
const directionOf = (text: string | undefined): string => (text === '0' || text === '1' ? text : '255');

/** The clock of the maker: seconds since 2000 in years of twelve months of 31 days. */
function packedTime(text: string): string {
  const packed = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  const days = Math.floor(packed / 86_400);
  const [year, month, day] = [2000 + Math.floor(days / 372), (Math.floor(days / 31) % 12) + 1, (days % 31) + 1];
  const [hour, minute, second] = [Math.floor(packed / 3600) % 24, Math.floor(packed / 60) % 60, packed % 60];
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
}
