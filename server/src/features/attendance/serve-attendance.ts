import * as calls from '@cadre/contract/calls/attendance';
import * as hours from '@cadre/contract/calls/hours';
import * as mending from '@cadre/contract/calls/mending';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
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
export function serveAttendance(app: FastifyInstance, house: House, behaviours: Behaviours): void {
  serve(app, house, calls.check, (asked) => check(house, asked));
  serve(app, house, calls.attendanceNow, (asked) => readAttendanceNow(house, behaviours, asked));
  serve(app, house, calls.addPunches, (asked) => addPunches(house, asked));
  serve(app, house, mending.anomalies, (asked) => readAnomalies(house, behaviours, asked));
  serve(app, house, mending.mendDays, (asked) => mendDays(house, asked));
  serve(app, house, mending.undoMend, (asked) => undoMend(house, asked));
  serve(app, house, calls.overrideDay, (asked) => overrideDay(house, asked));
  serve(app, house, calls.removeOverride, (asked) => removeOverride(house, asked));
  serve(app, house, calls.askAboutDay, (asked) => askAboutDay(house, asked));
  serve(app, house, calls.answerAboutDay, (asked) => answerAboutDay(house, asked));
  serve(app, house, calls.recomputeDays, (asked) => recomputeDays(house, asked));
  serve(app, house, hours.employeeAttendance, (asked) => readEmployeeAttendance(house, behaviours, asked), { proves: true });
  serve(app, house, calls.presence, (asked) => readPresence(house, behaviours, asked));

  keepDays(house);
}
