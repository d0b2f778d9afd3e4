import type { Bookings } from './crud/ports/bookings.ts';
import type { DueWeeks } from './crud/ports/due-weeks.ts';
import type { Plans } from './crud/ports/plans.ts';
import type { Settling } from './crud/ports/settling.ts';
import type { Requests } from './crud/requests/requests.ts';
import { daysByFacts } from './features/attendance/days/days-by-facts.ts';
import { isDue } from './features/attendance/days/due-employees.ts';
import { knownDays } from './features/attendance/days/known-days.ts';
import { settleDue } from './features/attendance/days/settle-due.ts';
import { settleWithin } from './features/attendance/days/settle-within.ts';
import { planFrom, type StoredPlan, storedPlan } from './features/attendance/plans/cached-plans.ts';
import { loadPlans } from './features/attendance/plans/load-plans.ts';
import { loadsAhead } from './features/planning/loads-ahead.ts';
import { planOfPerson } from './features/planning/plan-of-person.ts';
import { planKey } from './features/requests/calendar/day-patterns.ts';
import { settleOvertime, settleOvertimeWithin } from './features/requests/overtime/settle-overtime.ts';
import { loadMissing } from './features/time-cards/missing/load-missing.ts';
import { dueOfMany } from './features/time-cards/weeks/due-of-many.ts';
import { runAs } from './platform/database/run-as.ts';

/** What features offer to others, who know only the types in `crud/ports/`. */
export const plans: Plans = { plansOf: loadPlans, planKey, storedPlan, planFrom: (db, row) => planFrom(db, row as StoredPlan) };

export const bookings: Bookings = {
  bookedHours: (db, employee, from, to) => planOfPerson(db, plans, employee, from, to),
  daysAhead: (db, ids, span) => loadsAhead(db, plans, ids, span),
};

export const dueWeeks: DueWeeks = {
  daysDue: (db, ids, span) => dueOfMany(db, plans, ids, span),
  missingWeeks: (db, whom) => loadMissing(db, plans, whom),
};

/** Overtime that is found is sent to its approvers. */
export function settlingWith(requests: Requests): Settling {
  const ports = { ...plans, requests };
  return {
    settleDays: settleDue,
    settleDaysAndOvertime: async (db, employeeIds, within) => {
      await settleDue(db, employeeIds, within);
      await runAs('system', () => settleOvertime(db, ports, employeeIds));
    },
    settleWithin: async (tx, employeeIds, within) => {
      await settleWithin(tx, employeeIds, within);
      await settleOvertimeWithin(tx, ports, employeeIds);
    },
    daysByFacts,
    isOverdue: isDue,
    knownDays,
  };
}
