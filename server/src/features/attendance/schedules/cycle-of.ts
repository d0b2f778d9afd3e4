import type { weekSchedules } from '@cadre/contract/resources/week-schedules';
import type { RecordOf } from '@cadre/contract/values';
import { invalid } from '../../../platform/problem.ts';

type Cycle = RecordOf<typeof weekSchedules>['days']['weeks'];

/** The shifts of a cycle, week by week; refused unless it has as many weeks as it says, of seven days each. */
export function cycleOf({ days, cycle_weeks }: Record<string, unknown>): Cycle {
  const { weeks } = days as { weeks: Cycle };
  if (weeks.length !== cycle_weeks || weeks.some(({ length }) => length !== 7)) throw invalid({ days: [{ code: 'wrong_days' }] });
  return weeks;
}
