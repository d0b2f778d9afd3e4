import * as calls from '@cadre/contract/calls/attendance';
import * as hours from '@cadre/contract/calls/hours';
import * as punchFixes from '@cadre/contract/calls/punch-fixes';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { answerAboutDay } from './days/answer-about-day.ts';
import { askAboutDay } from './days/ask-about-day.ts';
import { keepDays } from './days/keep-days.ts';
import { overrideDay } from './days/override-day.ts';
import { recomputeDays } from './days/recompute-days.ts';
import { removeOverride } from './days/remove-override.ts';
import { fixPunches } from './punch-fixes/fix-punches.ts';
import { readAnomalies } from './punch-fixes/read-anomalies.ts';
import { undoFix } from './punch-fixes/undo-fix.ts';
import { addPunches } from './punches/add-punches.ts';
import { readAttendanceNow } from './punches/attendance-now.ts';
import { check } from './punches/check.ts';
import { readEmployeeAttendance } from './views/employee-attendance.ts';
import { readPresence } from './views/presence.ts';

/** Punches, the days computed from them, and the views of one employee. */
export function serveAttendance(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  serve(app, services, calls.check, (context) => check(services, context));
  serve(app, services, calls.attendanceNow, (context) => readAttendanceNow(services, behaviours, context));
  serve(app, services, calls.addPunches, (context) => addPunches(services, context));
  serve(app, services, punchFixes.anomalies, (context) => readAnomalies(services, behaviours, context));
  serve(app, services, punchFixes.fixPunches, (context) => fixPunches(services, context));
  serve(app, services, punchFixes.undoFix, (context) => undoFix(services, context));
  serve(app, services, calls.overrideDay, (context) => overrideDay(services, context));
  serve(app, services, calls.removeOverride, (context) => removeOverride(services, context));
  serve(app, services, calls.askAboutDay, (context) => askAboutDay(services, context));
  serve(app, services, calls.answerAboutDay, (context) => answerAboutDay(services, context));
  serve(app, services, calls.recomputeDays, (context) => recomputeDays(services, context));
  serve(app, services, hours.employeeAttendance, (context) => readEmployeeAttendance(services, behaviours, context), { proves: true });
  serve(app, services, calls.presence, (context) => readPresence(services, behaviours, context));

  keepDays(services);
}
