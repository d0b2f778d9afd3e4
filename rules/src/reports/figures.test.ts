import { describe, expect, test } from 'vitest';
import { forecastOf } from '../projects/forecast.ts';
import { capacity, compliance, differences } from './people-figures.ts';
import { accuracy, burnOn, profitability } from './project-figures.ts';
import { utilization } from './utilization.ts';

const hours = (count: number): number => count * 60;

describe('utilization', () => {
  test.each([
    ['a week of forty hours, eight of them off, at 80 %', [40, 8, 0, 30, 25.6], { utilization: 9375, attainment: 11_719, gap: -264 }],
    ['a holiday takes as much away as leave', [40, 0, 8, 16, 25.6], { utilization: 5000, attainment: 6250, gap: 576 }],
    ['all hours absent: no share, and the hours remain', [40, 40, 0, 2, 0], { utilization: null, attainment: null, gap: -120 }],
  ])('%s', (_case, [cap, leave, holiday, billable, target], result) => {
    const sums = { capacity: cap, leave, holiday, billable, target_minutes: target } as Record<string, number>;
    const inMinutes = Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, hours(value)]));
    expect(utilization(inMinutes)).toMatchObject(result);
  });

  test('of a group divides its sums, and is never the mean of shares', () => {
    const [one, two] = [
      { capacity: 600, billable: 600 },
      { capacity: 5400, billable: 0 },
    ];
    const both = { capacity: one.capacity + two.capacity, billable: one.billable + two.billable };
    expect([utilization(one).utilization, utilization(two).utilization, utilization(both).utilization]).toEqual([10_000, 0, 1000]);
  });
});

describe('burn', () => {
  const burn = burnOn('2026-11-02');
  test.each([
    ['calm', { estimate: 6000, spent: 3000, etc: 3000, recent: 2400, end_date: '2026-11-30' }, { used: 5000, health: 'green' }],
    ['three quarters', { estimate: 6000, spent: 4500, etc: 1500, recent: 0, end_date: null }, { health: 'amber', exhaustion: null }],
    [
      'runs out before its end',
      { estimate: 6000, spent: 3000, etc: 3000, recent: 12000, end_date: '2026-12-31' },
      { health: 'amber', exhaustion: '2026-11-09' },
    ],
    ['said to take longer', { estimate: 6000, spent: 3000, etc: 3600, recent: 0 }, { variance: -600, eac: 6600, health: 'red' }],
    ['overrun', { estimate: 6000, spent: 6600, etc: 0, recent: 2400 }, { used: 11_000, remaining: -600, health: 'red', exhaustion: null }],
    ['unplanned', { estimate: 0, spent: 60, etc: 0, recent: 240 }, { used: null, health: 'none' }],
  ])('%s', (_case, sums, result) => expect(burn(sums)).toMatchObject(result));
});

test.each([
  [3600, 2400],
  [2401, 2400],
  [2400, 2400],
])('burn report and project page name the same day on which an estimate runs out (%i estimated, %i spent)', (estimated, spent) => {
  const today = '2026-11-17';
  const weeks = ['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09'].map((week_start) => ({ week_start, minutes: 600 }));
  const { exhaustion } = burnOn(today)({ estimate: estimated, spent, etc: estimated - spent, recent: 2400, end_date: null });
  expect(exhaustion).toBe(forecastOf({ estimated, spent, weeks, today }).on);
});

test('the revenue, cost and margin of a project, against its proposal', () => {
  const sums = { revenue: 100_000, invoiced: 40_000, labour_cost: 60_000, travel_cost: 5000, worked: 600, standard: 125_000 };
  expect(profitability({ ...sums, proposed: 200_000, proposed_margin: 80_000 })).toMatchObject({
    wip: 60_000,
    margin: 35_000,
    margin_share: 3500,
    effective_rate: 10_000,
    realization: 8000,
    budget_margin: 4000,
    drift: -500,
  });
  expect(profitability({ revenue: 0, labour_cost: 500 })).toMatchObject({
    margin: -500,
    margin_share: null,
    effective_rate: null,
    drift: null,
  });
});

test.each([
  [{ proposal: 1000, final: 1000 }, 10_000],
  [{ proposal: 1000, final: 1250 }, 7500],
  [{ proposal: 1000, final: 750 }, 7500],
  [{ proposal: 1000, final: 3000 }, 0],
  [{ proposal: 0, final: 60 }, null],
])('an estimate of %j came near by %s', (sums, near) => expect(accuracy(sums).accuracy).toBe(near));

test('weeks on time, hours at the door, and room for work', () => {
  expect(compliance({ due_cards: 8, on_time_cards: 6 }).on_time).toBe(7500);
  expect(compliance({ due_cards: 0, on_time_cards: 0 }).on_time).toBeNull();
  expect(differences({ attended: 480, logged: 420 }).difference).toBe(-60);
  expect(capacity({ capacity: 2400, leave: 480, work: 1440, bench: 480, shortage: 0 })).toMatchObject({
    load: 7500,
    bench: 480,
    shortage: 0,
  });
  expect(capacity({ capacity: 2400, leave: 480, leave_pending: 960, work: 1200 })).toMatchObject({ load: 12_500 });
  const [full, idle] = [
    { capacity: 480, work: 600, bench: 0, shortage: 120 },
    { capacity: 480, work: 0, bench: 480, shortage: 0 },
  ];
  const both = { capacity: 960, work: 600, bench: full.bench + idle.bench, shortage: full.shortage + idle.shortage };
  expect(capacity(both)).toMatchObject({ load: 6250, bench: 480, shortage: 120 });
});
