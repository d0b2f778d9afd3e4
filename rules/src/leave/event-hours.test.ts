import { expect, test } from 'vitest';
import { berlin, night, office, planOn } from '../attendance/fixtures.ts';
import { icalendar } from '../icalendar.ts';
import { type Absence, eventHours } from './event-hours.ts';

const absence = (given: Partial<Absence>): Absence => ({
  from_date: '2026-03-27',
  to_date: '2026-03-27',
  from_slot: 'full',
  to_slot: 'full',
  from_time: null,
  to_time: null,
  ...given,
});
/** Begin and end as the calendar program reads them, by hand from RFC 5545. */
function written(given: Absence, shift: typeof office | null): string[] {
  const hours = eventHours(given, { ...planOn(given.from_date, shift), zone: berlin });
  const event = {
    uid: 'leave-1@x',
    title: 'Away',
    from: given.from_date,
    to: given.to_date,
    sequence: 0,
    changed_at: 0,
    isBusy: true,
    hours,
  };
  return icalendar('', [event])
    .split('\r\n')
    .filter((line) => line.startsWith('DTSTART') || line.startsWith('DTEND'));
}

test.each<[string, Partial<Absence>, typeof office | null, string[]]>([
  ['whole days end on the day after', { to_date: '2026-03-29' }, office, ['DTSTART;VALUE=DATE:20260327', 'DTEND;VALUE=DATE:20260330']],
  [
    'noon to noon over three days, across the change to summer time',
    { to_date: '2026-03-29', from_slot: 'pm', to_slot: 'am' },
    office,
    ['DTSTART:20260327T110000Z', 'DTEND:20260329T100000Z'],
  ],
  [
    'from noon to the end of a day',
    { to_date: '2026-03-28', from_slot: 'pm' },
    office,
    ['DTSTART:20260327T110000Z', 'DTEND:20260328T230000Z'],
  ],
  [
    'from the start of a day to noon',
    { to_date: '2026-03-28', to_slot: 'am' },
    office,
    ['DTSTART:20260326T230000Z', 'DTEND:20260328T110000Z'],
  ],
  [
    'half of one day is a word, not hours',
    { from_slot: 'am', to_slot: 'am' },
    office,
    ['DTSTART;VALUE=DATE:20260327', 'DTEND;VALUE=DATE:20260328'],
  ],
  ['hours of a day', { from_time: '14:00', to_time: '16:30' }, office, ['DTSTART:20260327T130000Z', 'DTEND:20260327T153000Z']],
  [
    'hours over midnight end after they begin',
    { from_time: '23:00', to_time: '02:00' },
    night,
    ['DTSTART:20260327T220000Z', 'DTEND:20260328T010000Z'],
  ],
  [
    'hours after the midnight of a night shift are on the next day',
    { from_time: '01:00', to_time: '03:00' },
    night,
    ['DTSTART:20260328T000000Z', 'DTEND:20260328T020000Z'],
  ],
  [
    'hours over the midnight on which the clocks change',
    { from_date: '2026-03-28', to_date: '2026-03-28', from_time: '23:00', to_time: '04:00' },
    night,
    ['DTSTART:20260328T220000Z', 'DTEND:20260329T020000Z'],
  ],
  [
    'hours over midnight without a shift',
    { from_time: '22:00', to_time: '01:00' },
    null,
    ['DTSTART:20260327T210000Z', 'DTEND:20260328T000000Z'],
  ],
])('%s', (_, given, shift, lines) => {
  expect(written(absence(given), shift)).toEqual(lines);
});
