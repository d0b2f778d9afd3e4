import { absenceRate, dashboard, employeesDashboard } from '@cadre/contract/calls/dashboard';
import { exportReport, readReport } from '@cadre/contract/calls/reports';
import { exportTaskSummary, taskSummary, taskSummery } from '@cadre/contract/calls/task-summary';
import type { FastifyInstance } from 'fastify';
import secureJson from 'secure-json-parse';
import type { Behaviours } from '../../crud/behaviour.ts';
import { serve } from '../../platform/http/serve.ts';
import { invalid } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { accessOf, answerReport } from './export-report.ts';
import { mailReports } from './mail-reports.ts';
import { readAbsenceRate } from './read-absence-rate.ts';
import { readDashboard } from './read-dashboard.ts';
import { readSummary } from './read-summary.ts';
import type { ReportPorts } from './report-ports.ts';
import { runReport } from './run-report.ts';
import { serveSavedReports } from './serve-saved-reports.ts';

/** Reports on screen, as files and by mail, and the dashboard. */
export function serveReports(app: FastifyInstance, services: Services, behaviours: Behaviours, ports: ReportPorts): void {
  serve(app, services, readReport, async (asked) => ({
    data: await runReport(services, ports, asked, asked.params.name ?? '', filtersOf(asked.query.filters)),
  }));

  serve(app, services, exportReport, (asked) => {
    const { format, filters } = asked.body;
    const name = asked.params.name ?? '';
    return answerReport(services, asked, format, accessOf(name), () => runReport(services, ports, asked, name, filters ?? {}));
  });

  for (const call of [taskSummery, taskSummary])
    serve(app, services, call, async (asked) => ({ data: await readSummary(services, ports, asked, filtersOf(asked.query.filters)) }));

  serve(app, services, exportTaskSummary, (asked) => {
    const { format, filters } = asked.body;
    return answerReport(services, asked, format, accessOf('time-detail'), () =>
      runReport(services, ports, asked, 'time-detail', { group_by: ['project'], ...filters }),
    );
  });

  for (const call of [dashboard, employeesDashboard])
    serve(app, services, call, async (asked) => ({ data: await readDashboard(services, behaviours, ports, asked) }));

  serve(app, services, absenceRate, async (asked) => ({ data: await readAbsenceRate(services, ports, asked) }));

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
