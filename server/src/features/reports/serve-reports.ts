import { absenceRate, dashboard, employeesDashboard } from '@cadre/contract/calls/dashboard';
import { exportReport, readReport } from '@cadre/contract/calls/reports';
import { exportTaskSummary, taskSummary, taskSummery } from '@cadre/contract/calls/task-summary';
import type { FastifyInstance } from 'fastify';
import secureJson from 'secure-json-parse';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { Bookings } from '../../crud/ports/bookings.ts';
import type { DueWeeks } from '../../crud/ports/due-weeks.ts';
import type { Settling } from '../../crud/ports/settling.ts';
import { serve } from '../../platform/http/serve.ts';
import { invalid } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { accessOf, answerReport } from './export-report.ts';
import { mailReports } from './mail-reports.ts';
import { readAbsenceRate } from './read-absence-rate.ts';
import { readDashboard } from './read-dashboard.ts';
import { readSummary } from './read-summary.ts';
import { runReport } from './run-report.ts';
import { serveSavedReports } from './serve-saved-reports.ts';

/** Reports on screen, as files and by mail, and the dashboard. */
export function serveReports(
  app: FastifyInstance,
  services: Services,
  behaviours: Behaviours,
  ports: Settling & DueWeeks & Bookings,
): void {
  serve(app, services, readReport, async (context) => ({
    data: await runReport(services, ports, context, context.params.name ?? '', filtersOf(context.query.filters)),
  }));

  serve(app, services, exportReport, (context) => {
    const { format, filters } = context.body;
    const name = context.params.name ?? '';
    return answerReport(services, context, format, accessOf(name), () => runReport(services, ports, context, name, filters ?? {}));
  });

  for (const call of [taskSummery, taskSummary])
    serve(app, services, call, async (context) => ({
      data: await readSummary(services, ports, context, filtersOf(context.query.filters)),
    }));

  serve(app, services, exportTaskSummary, (context) => {
    const { format, filters } = context.body;
    return answerReport(services, context, format, accessOf('time-detail'), () =>
      runReport(services, ports, context, 'time-detail', { group_by: ['project'], ...filters }),
    );
  });

  for (const call of [dashboard, employeesDashboard])
    serve(app, services, call, async (context) => ({ data: await readDashboard(services, behaviours, ports, context) }));

  serve(app, services, absenceRate, async (context) => ({ data: await readAbsenceRate(services, ports, context) }));

  serveSavedReports(app, services);

  services.jobs.every('mail_reports', '12 * * * *', () => mailReports(services, ports, new Date().toISOString().slice(0, 10)));
}

/** Text of a query that is to be an object. */
function filtersOf(text: string | null | undefined): Record<string, unknown> {
  if (!text) return {};
  const read: unknown = secureJson.safeParse(text);
  if (read === null || typeof read !== 'object' || Array.isArray(read)) throw invalid({ filters: [{ code: 'not_valid' }] });
  return read as Record<string, unknown>;
}
