import { absenceRate, dashboard, employeesDashboard } from '@cadre/contract/calls/dashboard';
import { exportReport, readReport } from '@cadre/contract/calls/reports';
import { exportTaskSummary, taskSummary, taskSummery } from '@cadre/contract/calls/task-summary';
import type { FastifyInstance } from 'fastify';
import secureJson from 'secure-json-parse';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
import { invalid } from '../../platform/problem.ts';
import { accessOf, answerReport } from './export-report.ts';
import { mailReports } from './mail-reports.ts';
import { readAbsenceRate } from './read-absence-rate.ts';
import { readDashboard } from './read-dashboard.ts';
import { readSummary } from './read-summary.ts';
import type { ReportWorks } from './report-works.ts';
import { runReport } from './run-report.ts';
import { serveSavedReports } from './serve-saved-reports.ts';

/** Reports on screen, as files and by mail, and the dashboard. */
export function serveReports(app: FastifyInstance, house: House, behaviours: Behaviours, works: ReportWorks): void {
  serve(app, house, readReport, async (asked) => ({
    data: await runReport(house, works, asked, asked.params.name ?? '', filtersOf(asked.query.filters)),
  }));

  serve(app, house, exportReport, (asked) => {
    const { format, filters } = asked.body;
    const name = asked.params.name ?? '';
    return answerReport(house, asked, format, accessOf(name), () => runReport(house, works, asked, name, filters ?? {}));
  });

  for (const call of [taskSummery, taskSummary])
    serve(app, house, call, async (asked) => ({ data: await readSummary(house, works, asked, filtersOf(asked.query.filters)) }));

  serve(app, house, exportTaskSummary, (asked) => {
    const { format, filters } = asked.body;
    return answerReport(house, asked, format, accessOf('time-detail'), () =>
      runReport(house, works, asked, 'time-detail', { group_by: ['project'], ...filters }),
    );
  });

  for (const call of [dashboard, employeesDashboard])
    serve(app, house, call, async (asked) => ({ data: await readDashboard(house, behaviours, works, asked) }));

  serve(app, house, absenceRate, async (asked) => ({ data: await readAbsenceRate(house, works, asked) }));

  serveSavedReports(app, house);

  house.jobs.every('mail_reports', '12 * * * *', () => mailReports(house, works, new Date().toISOString().slice(0, 10)));
}

/** Text of a query that is to be an object. */
function filtersOf(text: string | null | undefined): Record<string, unknown> {
  if (!text) return {};
  const read: unknown = secureJson.safeParse(text);
  if (read === null || typeof read !== 'object' || Array.isArray(read)) throw invalid({ filters: [{ code: 'not_valid' }] });
  return read as Record<string, unknown>;
}
