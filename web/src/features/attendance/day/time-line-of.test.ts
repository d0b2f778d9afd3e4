import { expect, test } from 'vitest';
import { offsetIn, timeLineOf } from './time-line-of.ts';

const at = (clock: string) => Date.parse(`2026-11-12T${clock}:00Z`);
const iso = (clock: string) => `2026-11-12T${clock}:00Z`;
const interval = (came: string | null, went: string | null) => ({
  in: came && iso(came),
  out: went && iso(went),
  in_id: null,
  out_id: null,
  source: 'device',
});
const clocks = (moments: readonly number[]) => moments.map((moment) => new Date(moment).toISOString().slice(11, 16));

test('the line starts before the first event and ends after the last, on full hours', () => {
  const line = timeLineOf(
    { scheduled_spans: [{ from: iso('09:00'), to: iso('17:30') }], intervals: [interval('08:52', '12:01')], open_since: null },
    at('20:00'),
    0,
  );
  expect(clocks([line?.from ?? 0, line?.to ?? 0])).toEqual(['08:00', '18:00']);
  expect(line?.ticks).toHaveLength(11);
});

test('an open interval is drawn until now', () => {
  const line = timeLineOf({ scheduled_spans: [], intervals: [interval('09:00', null)], open_since: iso('09:00') }, at('11:20'), 0);
  expect(line?.work).toEqual([{ from: at('09:00'), to: at('11:20'), isOpen: true }]);
});

test('a punch without its counterpart is shown alone', () => {
  const line = timeLineOf(
    {
      scheduled_spans: [{ from: iso('09:00'), to: iso('17:00') }],
      intervals: [interval('09:00', null), interval(null, '18:00')],
      open_since: null,
    },
    at('23:00'),
    0,
  );
  expect(clocks(line?.alone ?? [])).toEqual(['09:00', '18:00']);
  expect(line?.work).toEqual([]);
});

test('a split shift is drawn in its two spans', () => {
  const spans = [
    { from: iso('09:00'), to: iso('13:00') },
    { from: iso('16:00'), to: iso('20:00') },
  ];
  const line = timeLineOf({ scheduled_spans: spans, intervals: [], open_since: null }, at('12:00'), 0);
  expect(line?.plan.map(({ from, to }) => clocks([from, to]))).toEqual([
    ['09:00', '13:00'],
    ['16:00', '20:00'],
  ]);
});

test('a day without plan and events has no line', () => {
  expect(timeLineOf({ scheduled_spans: [], intervals: [], open_since: null }, at('12:00'), 0)).toBeUndefined();
});

test('hours are full on the wall of the place, also where that is half an hour off', () => {
  expect(offsetIn('Asia/Kolkata', at('09:00'))).toBe(330);
  const line = timeLineOf(
    { scheduled_spans: [{ from: iso('03:30'), to: iso('12:30') }], intervals: [], open_since: null },
    at('12:00'),
    330,
  );
  expect(clocks([line?.from ?? 0])).toEqual(['02:30']);
});
