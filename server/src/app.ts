import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { logRefusals } from './crud/access/log-refusals.ts';
import { logViews } from './crud/access/log-views.ts';
import type { Behaviours } from './crud/behaviour.ts';
import { clearExpiredExports } from './crud/exports/export-link.ts';
import { clearBackgroundExports, serveBackgroundExports } from './crud/exports/serve-background-exports.ts';
import { sourceNamed } from './crud/exports/source-named.ts';
import { writeExportsInBackground } from './crud/exports/write-export.ts';
import { foldCounts } from './crud/read/compact-counts.ts';
import { createRequests } from './crud/requests/requests.ts';
import { withRequests } from './crud/requests/with-requests.ts';
import { serveResources } from './crud/serve-resources.ts';
import { serveViews } from './crud/view/serve-views.ts';
import type { ViewBehaviours } from './crud/view/view-behaviour.ts';
import { permissionsBehaviour } from './features/access/permissions-behaviour.ts';
import { rolesBehaviour } from './features/access/roles-behaviour.ts';
import { serveAccess } from './features/access/serve-access.ts';
import { tidyAccess } from './features/access/tidy-access.ts';
import { usersBehaviour } from './features/access/users-behaviour.ts';
import { approvalsBehaviours } from './features/approvals/approvals-behaviours.ts';
import { createApprovals } from './features/approvals/create-approvals.ts';
import { remindAndEscalate } from './features/approvals/remind-and-escalate.ts';
import { rerouteAtOnce } from './features/approvals/reroute-at-once.ts';
import { serveApprovalLinks } from './features/approvals/serve-approval-links.ts';
import { serveApprovals } from './features/approvals/serve-approvals.ts';
import { addCorrection, withdrawCorrection } from './features/attendance/punches/corrections.ts';
import { punchesBehaviours } from './features/attendance/punches/punches-behaviours.ts';
import { schedulesBehaviours } from './features/attendance/schedules/schedules-behaviours.ts';
import { serveSchedules } from './features/attendance/schedules/serve-schedules.ts';
import { shiftSwapsBehaviour } from './features/attendance/schedules/swaps/shift-swaps-behaviour.ts';
import { serveAttendance } from './features/attendance/serve-attendance.ts';
import { attendanceViews } from './features/attendance/views/attendance-views.ts';
import { changeRequestsBehaviour } from './features/change-requests/change-requests-behaviour.ts';
import { serveChangeRequests } from './features/change-requests/serve-change-requests.ts';
import { customFieldsBehaviour } from './features/custom-fields/custom-fields-behaviour.ts';
import { purgeHidden } from './features/custom-fields/purge-hidden.ts';
import { devicesBehaviour, rawPunchesBehaviour } from './features/devices/devices-behaviour.ts';
import { serveDevices } from './features/devices/serve-devices.ts';
import { documentsBehaviour } from './features/documents/documents-behaviour.ts';
import { remindOfDocuments } from './features/documents/remind-of-documents.ts';
import { serveDocuments } from './features/documents/serve-documents.ts';
import { formsBehaviour } from './features/forms/forms-behaviour.ts';
import { serveForms } from './features/forms/serve-forms.ts';
import { historyBehaviours } from './features/history/history-behaviours.ts';
import { keepAnchor } from './features/history/keep-anchor.ts';
import { serveHistory } from './features/history/serve-history.ts';
import { tidyFiles } from './features/history/tidy-files.ts';
import { serveImports } from './features/imports/serve-imports.ts';
import { tidyImports } from './features/imports/undo/tidy-imports.ts';
import { mailNotices } from './features/notifications/mail-notices.ts';
import { notifyOfFiles } from './features/notifications/notify-of-files.ts';
import { notifyOfMail } from './features/notifications/notify-of-mail.ts';
import { serveEvents } from './features/notifications/serve-events.ts';
import { serveNotifications } from './features/notifications/serve-notifications.ts';
import { serveUnsubscribe } from './features/notifications/serve-unsubscribe.ts';
import { serveDepartmentTree } from './features/organisation/department-tree.ts';
import { rateImports } from './features/organisation/exchange-rates/rate-imports.ts';
import { serveExchangeRates } from './features/organisation/exchange-rates/serve-exchange-rates.ts';
import { organisationBehaviours } from './features/organisation/organisation-behaviours.ts';
import { payImports } from './features/payroll/imports/pay-imports.ts';
import { payItemsBehaviours } from './features/payroll/items/pay-items-behaviours.ts';
import { payrollsBehaviour } from './features/payroll/runs/payrolls-behaviour.ts';
import { salariesBehaviour } from './features/payroll/runs/salaries-behaviour.ts';
import { servePayFiles } from './features/payroll/serve-pay-files.ts';
import { servePayroll } from './features/payroll/serve-payroll.ts';
import { servePayslips } from './features/payroll/serve-payslips.ts';
import { peopleBehaviours } from './features/people/people-behaviours.ts';
import { servePrivacy } from './features/people/privacy/serve-privacy.ts';
import { remindOfEnds } from './features/people/remind-of-ends.ts';
import { servePeople } from './features/people/serve-people.ts';
import { bookingsBehaviour } from './features/planning/bookings-behaviour.ts';
import { servePlanning } from './features/planning/serve-planning.ts';
import { serveFeatures } from './features/preferences/serve-features.ts';
import { servePreferences } from './features/preferences/serve-preferences.ts';
import { projectsBehaviours } from './features/projects/projects-behaviours.ts';
import { serveProjects } from './features/projects/serve-projects.ts';
import { proposalsBehaviour } from './features/proposals/proposals-behaviour.ts';
import { serveProposals } from './features/proposals/serve-proposals.ts';
import { serveReports } from './features/reports/serve-reports.ts';
import { leaveBalancesView } from './features/requests/balances/leave-balances-view.ts';
import { leaveLeft } from './features/requests/balances/leave-left.ts';
import { leaveCategoriesBehaviour } from './features/requests/categories/leave-categories-behaviour.ts';
import { excusesBehaviour } from './features/requests/excuses/excuses-behaviour.ts';
import { serveExcuses } from './features/requests/excuses/serve-excuses.ts';
import { leaveImports } from './features/requests/imports/leave-imports.ts';
import { leavesBehaviour } from './features/requests/leaves/leaves-behaviour.ts';
import { overtimeBehaviour } from './features/requests/overtime/overtime-behaviour.ts';
import { overtimeRulesBehaviour } from './features/requests/overtime/overtime-rules-behaviour.ts';
import { serveRequests } from './features/requests/serve-requests.ts';
import { travelsBehaviour } from './features/requests/travels/travels-behaviour.ts';
import { serveSearch } from './features/search/serve-search.ts';
import { serveSetup } from './features/setup/serve-setup.ts';
import { milestonesBehaviour } from './features/statements/milestones-behaviour.ts';
import { serveStatements } from './features/statements/serve-statements.ts';
import { statementsBehaviour } from './features/statements/statements-behaviour.ts';
import { tasksBehaviour } from './features/time-cards/rows/tasks-behaviour.ts';
import { serveTimeCards } from './features/time-cards/serve-time-cards.ts';
import { timeCardsBehaviour } from './features/time-cards/time-cards-behaviour.ts';
import { maintain } from './platform/database/maintain.ts';
import { scrub } from './platform/database/scrub.ts';
import { writeAccessLog } from './platform/http/access-log.ts';
import { createHttp } from './platform/http/create-http.ts';
import { serveHealth } from './platform/http/serve-health.ts';
import { serveOpenapi } from './platform/openapi/serve-openapi.ts';
import type { Services } from './platform/services.ts';
import { bookings, dueWeeks, plans, settlingWith } from './ports.ts';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

const approvals = createApprovals(() => behaviours);
const requests = createRequests(approvals);

/** What features need from each other. */
const ports = { requests, ...plans, ...settlingWith(requests), ...bookings, ...dueWeeks, leaveLeft, addCorrection, withdrawCorrection };

/** Hooks and rules per resource that a declaration cannot express. */
const behaviours: Behaviours = withRequests(
  {
    ...approvalsBehaviours(() => behaviours),
    ...organisationBehaviours,
    ...historyBehaviours,
    ...peopleBehaviours,
    ...schedulesBehaviours,
    ...punchesBehaviours,
    'change-requests': changeRequestsBehaviour((model) => behaviours[model]),
    'custom-fields': customFieldsBehaviour,
    devices: devicesBehaviour,
    'raw-punches': rawPunchesBehaviour,
    'leave-categories': leaveCategoriesBehaviour,
    'leave-ledger': { through: { leave_category_id: ['unit'] } },
    leaves: leavesBehaviour(ports),
    travels: travelsBehaviour(ports),
    'shift-swaps': shiftSwapsBehaviour,
    excuses: excusesBehaviour(ports),
    'overtime-rules': overtimeRulesBehaviour,
    overtime: overtimeBehaviour,
    ...payItemsBehaviours,
    payrolls: payrollsBehaviour(ports),
    salaries: salariesBehaviour,
    ...projectsBehaviours,
    'time-cards': timeCardsBehaviour(ports),
    tasks: tasksBehaviour,
    'project-milestones': milestonesBehaviour,
    statements: statementsBehaviour,
    proposals: proposalsBehaviour(requests),
    bookings: bookingsBehaviour,
    documents: documentsBehaviour(requests),
    forms: formsBehaviour,
    users: usersBehaviour,
    roles: rolesBehaviour,
    permissions: permissionsBehaviour,
  },
  approvals,
);

/** The computed lists. */
const views: ViewBehaviours = { ...attendanceViews, 'leave-balances': leaveBalancesView };

/** The table of contents: everything that answers, and everything that happens by the clock. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const app = await createHttp(services.config, services.log);
  writeAccessLog(app, (accessLog) => logViews(services, accessLog));
  logRefusals(app, services);
  notifyOfFiles(app, services);
  keepAnchor(app, services);
  serveHealth(app, services, migrationsFolder);
  serveAccess(app, services);
  serveNotifications(app, services, behaviours);
  serveEvents(app, services);
  serveUnsubscribe(app, services);
  servePreferences(app, services);
  serveFeatures(app, services);
  serveExchangeRates(app, services);
  serveDepartmentTree(app, services, behaviours);
  serveSetup(app, services, behaviours);
  servePeople(app, services, behaviours);
  serveImports(app, services, behaviours, { ...leaveImports(ports), ...payImports(services, behaviours), ...rateImports });
  serveApprovals(app, services, behaviours);
  rerouteAtOnce(app, services, behaviours);
  serveApprovalLinks(app, services, behaviours);
  serveChangeRequests(app, services, behaviours, requests);
  servePrivacy(app, services, behaviours);
  serveDocuments(app, services);
  serveForms(app, services);
  await serveDevices(app, services);
  serveSchedules(app, services, behaviours);
  serveAttendance(app, services, behaviours);
  serveRequests(app, services, behaviours, ports);
  serveExcuses(app, services, ports);
  servePayroll(app, services, behaviours, ports);
  servePayFiles(app, services, ports);
  servePayslips(app, services, ports);
  serveTimeCards(app, services, behaviours, ports);
  serveProjects(app, services, behaviours);
  serveStatements(app, services);
  serveProposals(app, services, behaviours);
  serveReports(app, services, behaviours, ports);
  servePlanning(app, services, behaviours, ports);
  serveSearch(app, services, behaviours);
  serveHistory(app, services);
  serveResources(app, services, behaviours);
  serveViews(app, services, behaviours, views);
  serveBackgroundExports(app, services);
  writeExportsInBackground(services, sourceNamed(services, behaviours, views));
  serveOpenapi(app, services);

  services.jobs.every('tidy_access', '17 2 * * *', () => tidyAccess(services));
  services.jobs.every('clear_expired_exports', '*/15 * * * *', async () => {
    await clearExpiredExports(services);
    await clearBackgroundExports(services);
  });
  services.jobs.every('fold_counts', '* * * * *', () => foldCounts(services.db));
  services.jobs.every('purge_hidden_fields', '37 2 * * *', () => purgeHidden(services));
  services.jobs.every('tidy_imports', '47 2 * * *', () => tidyImports(services));
  services.jobs.every('tidy_files', '7 3 * * *', () => tidyFiles(services));
  services.jobs.every('remind_of_ends', '22 5 * * *', () => remindOfEnds(services));
  services.jobs.every('tell_of_mail', '*/10 * * * *', () => notifyOfMail(services.db, services.mail.trouble()));
  services.jobs.every('mail_notices', '* * * * *', () => mailNotices(services));
  services.jobs.every('tend_approvals', '*/5 * * * *', () => remindAndEscalate(services, behaviours));
  services.jobs.every('remind_of_documents', '27 5 * * *', () => remindOfDocuments(services));
  services.jobs.handle('scrub_database', () => scrub(services.db));
  // PostgreSQL looks after itself.
  if (services.db.engine === 'embedded') services.jobs.every('maintain_database', '37 3 * * *', () => maintain(services.db));
  return app;
}
