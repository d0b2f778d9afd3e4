import { addDays, type Day } from './calendar.ts';

/** Something in a calendar: whole days, or hours of one, as moments in milliseconds. */
export type CalendarEvent = {
  /** Stays the same for the lifetime of the event. */
  uid: string;
  title: string;
  from: Day;
  to: Day;
  hours?: { from: number; to: number } | undefined;
  /** The number of changes, and the time of the last one. */
  sequence: number;
  changed_at: number;
  isTentative?: boolean | undefined;
  /** Whether calendars show this time as busy. */
  isBusy: boolean;
};

/** A calendar in the format of RFC 5545. Hours are in UTC, so that no program needs to know the zone. */
export const icalendar = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cadre//Calendar feeds//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

const eventLines = ({ uid, title, from, to, hours, sequence, changed_at, isTentative, isBusy }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${utc(changed_at)}`,
  `LAST-MODIFIED:${utc(changed_at)}`,
  `SEQUENCE:${sequence}`,
  // The end of whole days is the day after the last.
  ...(hours
    ? [`DTSTART:${utc(hours.from)}`, `DTEND:${utc(hours.to)}`]
    : [`DTSTART;VALUE=DATE:${plain(from)}`, `DTEND;VALUE=DATE:${plain(addDays(to, 1))}`]),
  `SUMMARY:${escaped(title)}`,
  `STATUS:${isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
  `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
  'END:VEVENT',
];

const plain = (day: Day): string => day.replaceAll('-', '');

/** `20260511T070000Z` */
const utc = (moment: number): string => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Control characters but the end of a line. */
const forbidden = /(?!\n)\p{Cc}/gu;

/** Removes control characters and escapes separators. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?|\n/g, '\n')
    .replace(forbidden, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const mostOctets = 75;

/** Folds lines at 75 octets without splitting a character; a continuation line starts with a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let octets = 0;
  let current = '';
  for (const character of line) {
    const length = octetsOf(character);
    if (octets + length > mostOctets) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += length;
  }
  return [...lines, current].join('\r\n');
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
