import * as calls from '@cadre/contract/calls/attendance';
import * as hours from '@cadre/contract/calls/hours';
import * as mending from '@cadre/contract/calls/mending';
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
import { mendDays } from './mending/mend-days.ts';
import { readAnomalies } from './mending/read-anomalies.ts';
import { undoMend } from './mending/undo-mend.ts';
import { addPunches } from './punches/add-punches.ts';
import { readAttendanceNow } from './punches/attendance-now.ts';
import { check } from './punches/check.ts';
import { readEmployeeAttendance } from './views/employee-attendance.ts';
import { readPresence } from './views/presence.ts';

/** Punches, the days computed from them, and the views of one employee. */
export function serveAttendance(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  serve(app, services, calls.check, (asked) => check(services, asked));
  serve(app, services, calls.attendanceNow, (asked) => readAttendanceNow(services, behaviours, asked));
  serve(app, services, calls.addPunches, (asked) => addPunches(services, asked));
  serve(app, services, mending.anomalies, (asked) => readAnomalies(services, behaviours, asked));
  serve(app, services, mending.mendDays, (asked) => mendDays(services, asked));
  serve(app, services, mending.undoMend, (asked) => undoMend(services, asked));
  serve(app, services, calls.overrideDay, (asked) => overrideDay(services, asked));
  serve(app, services, calls.removeOverride, (asked) => removeOverride(services, asked));
  serve(app, services, calls.askAboutDay, (asked) => askAboutDay(services, asked));
  serve(app, services, calls.answerAboutDay, (asked) => answerAboutDay(services, asked));
  serve(app, services, calls.recomputeDays, (asked) => recomputeDays(services, asked));
  serve(app, services, hours.employeeAttendance, (asked) => readEmployeeAttendance(services, behaviours, asked), { proves: true });
  serve(app, services, calls.presence, (asked) => readPresence(services, behaviours, asked));

  keepDays(services);
}
