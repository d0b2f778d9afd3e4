import { expect, test } from 'vitest';
import { clockOf, stripOf } from './strip-of.ts';

test('a day shift is drawn on its day', () => {
  const strip = stripOf({
    kind: 'fixed',
    start_time: '08:00',
    end_time: '16:30',
    break_minutes: 30,
    core_start: '10:00',
    core_end: '15:00',
  });
  expect(strip).toEqual({
    axis: { from: 0, to: 1440 },
    shift: { from: 480, to: 990 },
    spans: [{ from: 480, to: 990 }],
    pause: undefined,
    window: undefined,
    core: { from: 600, to: 900 },
    break: { from: 720, to: 750 },
    middle: undefined,
    works: 480,
  });
});

test('a night shift continues into the next day, with its breaks and half-day split', () => {
  const strip = stripOf({
    kind: 'fixed',
    start_time: '22:00',
    end_time: '06:00',
    half_split_time: '02:00',
    paid_break: true,
    break_minutes: 45,
  });
  expect(strip).toMatchObject({ shift: { from: 1320, to: 1800 }, middle: 1560, works: 480 });
  expect(strip?.axis.from).toBeLessThanOrEqual(1320);
  expect(strip?.axis.to).toBeGreaterThanOrEqual(1800);
  expect((strip?.axis.to ?? 0) - (strip?.axis.from ?? 0)).toBe(1440);
  expect(clockOf(1800)).toBe('06:00');
});

test('a window before midnight moves the line to the evening before', () => {
  const strip = stripOf({ kind: 'fixed', start_time: '01:00', end_time: '09:00', window_before_minutes: 120, window_after_minutes: 60 });
  expect(strip).toMatchObject({ window: { from: -60, to: 600 } });
  expect(strip?.axis.from).toBeLessThanOrEqual(-60);
  expect(clockOf(-60)).toBe('23:00');
});

test('a split shift has two spans, also over midnight, and half a pause is none', () => {
  const evening = { kind: 'fixed', start_time: '17:00', end_time: '02:00', pause_start: '20:00', pause_end: '22:00' };
  expect(stripOf(evening)).toMatchObject({
    spans: [
      { from: 1020, to: 1200 },
      { from: 1320, to: 1560 },
    ],
    works: 420,
  });
  expect(stripOf({ ...evening, pause_end: '2' })).toMatchObject({ spans: [{ from: 1020, to: 1560 }], works: 540 });
});

test('a flexible day counts its required minutes, and equal times are a whole day', () => {
  expect(stripOf({ kind: 'flexible', start_time: '07:00', end_time: '20:00', required_minutes: 450 })?.works).toBe(450);
  expect(stripOf({ kind: 'fixed', start_time: '06:00', end_time: '06:00' })?.shift).toEqual({ from: 360, to: 1800 });
});

test.each([{ start_time: '08:00' }, { start_time: '8', end_time: '16:00' }, { start_time: '08:00', end_time: '25:00' }])(
  'incomplete times are not drawn',
  (draft) => {
    expect(stripOf(draft)).toBeUndefined();
  },
);
