import { expect, test } from 'vitest';
import { type Forecast, forecastOf } from './forecast.ts';

/** A Tuesday; its week begins on the 16th. */
const today = '2026-11-17';
const four = ['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09'].map((week_start) => ({ week_start, minutes: 600 }));

test.each<[string, Parameters<typeof forecastOf>[0], Forecast]>([
  ['no estimate', { estimated: 0, spent: 2400, weeks: four, today }, { weekly: 600, state: 'none', on: null }],
  ['all of it spent', { estimated: 2400, spent: 2400, weeks: four, today }, { weekly: 600, state: 'exhausted', on: null }],
  ['two weeks are left', { estimated: 3600, spent: 2400, weeks: four, today }, { weekly: 600, state: 'ahead', on: '2026-12-01' }],
  ['a part of a day is a day', { estimated: 2401, spent: 2400, weeks: four, today }, { weekly: 600, state: 'ahead', on: '2026-11-18' }],
  [
    'this week and older ones do not count',
    {
      estimated: 3600,
      spent: 2400,
      weeks: [
        { week_start: '2026-10-12', minutes: 999 },
        { week_start: '2026-11-16', minutes: 999 },
      ],
      today,
    },
    { weekly: 0, state: 'idle', on: null },
  ],
  [
    'a quiet week slows it down',
    { estimated: 3600, spent: 1800, weeks: four.slice(1), today },
    { weekly: 450, state: 'ahead', on: '2026-12-15' },
  ],
])('%s', (_case, facts, forecast) => {
  expect(forecastOf(facts)).toEqual(forecast);
});
