import { describe, expect, test } from 'vitest';
import { momentAt } from './attendance/plan/zone.ts';
import { type CalendarEvent, icalendar } from './icalendar.ts';

const event = (given: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'leave-7@cadre.example.com',
  title: 'Away',
  from: '2026-05-11',
  to: '2026-05-12',
  sequence: 2,
  changed_at: Date.UTC(2026, 3, 1, 9, 30),
  isBusy: true,
  ...given,
});
/** As a calendar program reads it: lines joined again, then each as name and value. */
const read = (text: string): [string, string][] =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
const valueIn = (text: string, name: string) => read(text).find(([one]) => one === name)?.[1];

/** As it travels; a character that was cut in two cannot be encoded. */
const octetsIn = (line: string): number => encodeURIComponent(line).replace(/%../g, 'x').length;

test('a day off is all day long, and ends on the day after', () => {
  expect(icalendar('Leave', [event()]).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cadre//Calendar feeds//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Leave',
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    'BEGIN:VEVENT',
    'UID:leave-7@cadre.example.com',
    'DTSTAMP:20260401T093000Z',
    'LAST-MODIFIED:20260401T093000Z',
    'SEQUENCE:2',
    'DTSTART;VALUE=DATE:20260511',
    'DTEND;VALUE=DATE:20260513',
    'SUMMARY:Away',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['over the end of a year', '2026-12-31', '2026-12-31', '20270101'],
  ['over a leap day', '2028-02-28', '2028-02-29', '20280301'],
  ['over the change of the clocks', '2026-10-25', '2026-10-25', '20261026'],
])('ends right %s', (_, from, to, end) => {
  expect(valueIn(icalendar('', [event({ from, to })]), 'DTEND;VALUE=DATE')).toBe(end);
});

test.each([
  ['in winter', '2026-03-27', '20260327T090000Z'],
  ['in summer', '2026-03-30', '20260330T080000Z'],
  ['on the day the clocks go forward', '2026-03-29', '20260329T080000Z'],
])('hours are written in UTC %s', (_, day, start) => {
  const at = (clock: string) => momentAt('Europe/Madrid', day, clock).at;
  const text = icalendar('', [event({ hours: { from: at('10:00'), to: at('12:00') } })]);
  expect(valueIn(text, 'DTSTART')).toBe(start);
});

test.each([
  ['commas and semicolons', 'Vacation; sea, sun', 'Vacation\\; sea\\, sun'],
  ['a backslash', 'a\\b', 'a\\\\b'],
  ['lines', 'one\r\ntwo\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
  ['a line that would begin another property', 'x\r\nATTENDEE:mailto:eve', 'x\\nATTENDEE:mailto:eve'],
  ['control characters', 'a\u0000b\u0007c\td', 'abcd'],
  ['a colon and quotes', 'Ida: "away"', 'Ida: "away"'],
])('escapes %s', (_, title, written) => {
  const text = icalendar('', [event({ title })]);
  expect(valueIn(text, 'SUMMARY')).toBe(written);
  expect(read(text).filter(([name]) => name === 'SUMMARY')).toHaveLength(1);
});

describe('no line is longer than 75 octets, and reads the same when joined', () => {
  test.each([
    ['letters', 'x'.repeat(400)],
    ['umlauts', 'ü'.repeat(200)],
    ['Chinese', '年假申请'.repeat(60)],
    ['faces beyond the first plane', '😀👩‍👧‍👦'.repeat(40)],
    ['one octet too many', 'x'.repeat(68)],
  ])('%s', (_, title) => {
    const text = icalendar('', [event({ title })]);
    expect(Math.max(...text.split('\r\n').map(octetsIn))).toBeLessThanOrEqual(75);
    expect(valueIn(text, 'SUMMARY')).toBe(title);
  });
});
