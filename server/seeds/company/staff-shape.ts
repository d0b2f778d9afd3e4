import { addDays, type Day } from '@cadre/rules/calendar';
import type { Random } from '../random.ts';
import type { EmployeePlan, EmployeeStatus, EmploymentType } from './plan.ts';
import type { Timeline } from './timeline.ts';

type StaffShape = Pick<EmployeePlan, 'status' | 'employment_type' | 'fte'>;

/** Counted, not drawn: even a small company then shows every state. */
const statuses: Record<number, EmployeeStatus> = {
  3: 'terminated',
  8: 'onboarding',
  11: 'terminated',
  14: 'terminated',
  20: 'suspended',
  25: 'on_notice',
  29: 'onboarding',
  33: 'terminated',
  36: 'on_notice',
  43: 'terminated',
};
const statusCycle = 44;

const types: Record<number, EmploymentType> = { 4: 'part_time', 9: 'contractor', 13: 'part_time', 17: 'intern', 21: 'temporary' };
const typeCycle = 23;

export function staffShapeOf(number: number, random: Random): StaffShape {
  const employment_type = types[number % typeCycle] ?? 'full_time';
  const fte = employment_type === 'part_time' ? random.pick([5000, 6000, 8000]) : 10_000;
  return { status: statuses[number % statusCycle] ?? 'active', employment_type, fte };
}

export function hireDateOf({ status, employment_type }: StaffShape, timeline: Timeline): Day {
  if (status === 'onboarding') return addDays(timeline.daysAgo(0, 25), 32);
  if (status === 'terminated') return timeline.daysAgo(400, 2400);
  if (employment_type === 'intern' || employment_type === 'temporary') return timeline.daysAgo(20, 250);
  return timeline.daysAgo(30, 2900);
}
