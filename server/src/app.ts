import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from './crud/behaviour.ts';
import { clearExpiredExports } from './crud/export-link.ts';
import { clearKeptExports, serveKeptExports } from './crud/exports/serve-kept-exports.ts';
import { sourceNamed } from './crud/exports/source-named.ts';
import { writeExportsInBackground } from './crud/exports/write-export.ts';
import { foldCounts } from './crud/fold-counts.ts';
import { noteRefusals } from './crud/note-refusals.ts';
import { noteViews } from './crud/note-views.ts';
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
import { rerouteAtOnce } from './features/approvals/reroute-at-once.ts';
import { serveApprovalLinks } from './features/approvals/serve-approval-links.ts';
import { serveApprovals } from './features/approvals/serve-approvals.ts';
import { tendApprovals } from './features/approvals/tend-approvals.ts';
import { daysByFacts } from './features/attendance/days/days-by-facts.ts';
import { isDue } from './features/attendance/days/due-employees.ts';
import { knownDays } from './features/attendance/days/known-days.ts';
import { settleDue } from './features/attendance/days/settle-due.ts';
import { settleWithin } from './features/attendance/days/settle-within.ts';
import { planFrom, type StoredPlan, storedPlan } from './features/attendance/plans/kept-plans.ts';
import { loadPlans } from './features/attendance/plans/load-plans.ts';
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
import { tidyImports } from './features/imports/tidy-imports.ts';
import { mailNotices } from './features/notifications/mail-notices.ts';
import { serveEvents } from './features/notifications/serve-events.ts';
import { serveNotifications } from './features/notifications/serve-notifications.ts';
import { serveUnsubscribe } from './features/notifications/serve-unsubscribe.ts';
import { tellOfFiles } from './features/notifications/tell-of-files.ts';
import { tellOfMail } from './features/notifications/tell-of-mail.ts';
import { serveDepartmentTree } from './features/organisation/department-tree.ts';
import { rateImports } from './features/organisation/exchange-rates/rate-imports.ts';
import { serveExchangeRates } from './features/organisation/exchange-rates/serve-exchange-rates.ts';
import { organisationBehaviours } from './features/organisation/organisation-behaviours.ts';
import { payImports } from './features/payroll/imports/pay-imports.ts';
import type { PayWorks } from './features/payroll/inputs/pay-works.ts';
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
import { loadsAhead } from './features/planning/loads-ahead.ts';
import { planOfPerson } from './features/planning/plan-of-person.ts';
import type { PlanningWorks } from './features/planning/planning-works.ts';
import { servePlanning } from './features/planning/serve-planning.ts';
import { serveFeatures } from './features/preferences/serve-features.ts';
import { servePreferences } from './features/preferences/serve-preferences.ts';
import { projectsBehaviours } from './features/projects/projects-behaviours.ts';
import { serveProjects } from './features/projects/serve-projects.ts';
import { proposalsBehaviour } from './features/proposals/proposals-behaviour.ts';
import { serveProposals } from './features/proposals/serve-proposals.ts';
import type { ReportWorks } from './features/reports/report-works.ts';
import { serveReports } from './features/reports/serve-reports.ts';
import { leaveBalancesView } from './features/requests/balances/leave-balances-view.ts';
import { leaveLeft } from './features/requests/balances/leave-left.ts';
import { planKey } from './features/requests/calendar/day-patterns.ts';
import { leaveCategoriesBehaviour } from './features/requests/categories/leave-categories-behaviour.ts';
import { excusesBehaviour } from './features/requests/excuses/excuses-behaviour.ts';
import { serveExcuses } from './features/requests/excuses/serve-excuses.ts';
import type { ExcuseWorks } from './features/requests/excuses/stored-excuse.ts';
import { leaveImports } from './features/requests/imports/leave-imports.ts';
import { leavesBehaviour } from './features/requests/leaves/leaves-behaviour.ts';
import type { LeaveWorks } from './features/requests/leaves/stored-leave.ts';
import { overtimeBehaviour } from './features/requests/overtime/overtime-behaviour.ts';
import { overtimeRulesBehaviour } from './features/requests/overtime/overtime-rules-behaviour.ts';
import { settleOvertime, settleOvertimeWithin } from './features/requests/overtime/settle-overtime.ts';
import { serveRequests } from './features/requests/serve-requests.ts';
import { travelsBehaviour } from './features/requests/travels/travels-behaviour.ts';
import { serveSearch } from './features/search/serve-search.ts';
import { serveSetup } from './features/setup/serve-setup.ts';
import { milestonesBehaviour } from './features/statements/milestones-behaviour.ts';
import { serveStatements } from './features/statements/serve-statements.ts';
import { statementsBehaviour } from './features/statements/statements-behaviour.ts';
import type { CardWorks } from './features/time-cards/card-works.ts';
import { loadMissing } from './features/time-cards/missing/load-missing.ts';
import { tasksBehaviour } from './features/time-cards/rows/tasks-behaviour.ts';
import { serveTimeCards } from './features/time-cards/serve-time-cards.ts';
import { timeCardsBehaviour } from './features/time-cards/time-cards-behaviour.ts';
import { dueOfMany } from './features/time-cards/weeks/due-of-many.ts';
import { inNameOf } from './platform/database/in-name-of.ts';
import { maintain } from './platform/database/maintain.ts';
import { scrub } from './platform/database/scrub.ts';
import type { House } from './platform/house.ts';
import { createHttp } from './platform/http/create-http.ts';
import { noteLooks } from './platform/http/looks.ts';
import { serveHealth } from './platform/http/serve-health.ts';
import { serveOpenapi } from './platform/openapi/serve-openapi.ts';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

const approvals = createApprovals(() => behaviours);

const leaveWorks: LeaveWorks = { plansOf: loadPlans, approvals };
const excuseWorks: ExcuseWorks = { plansOf: loadPlans, approvals, addCorrection, withdrawCorrection };
const planningWorks: PlanningWorks = { plansOf: loadPlans, planKey };
const cardWorks: CardWorks = {
  plansOf: loadPlans,
  storedPlan,
  planFrom: (db, row) => planFrom(db, row as StoredPlan),
  isBehind: isDue,
  knownDays,
  settleDays: settleDue,
  approvals,
  bookedHours: (db, employee, from, to) => planOfPerson(db, planningWorks, employee, from, to),
};
const reportWorks: ReportWorks = {
  settleDays: settleDue,
  daysDue: (db, ids, span) => dueOfMany(db, planningWorks, ids, span),
  daysAhead: (db, ids, span) => loadsAhead(db, planningWorks, ids, span),
  missingWeeks: (db, whom) => loadMissing(db, cardWorks, whom),
};
const payWorks: PayWorks = {
  plansOf: loadPlans,
  daysByFacts,
  approvals,
  settleWithin: async (tx, employeeIds, within) => {
    await settleWithin(tx, employeeIds, within);
    await settleOvertimeWithin(tx, leaveWorks, employeeIds);
  },
  settleDays: async (db, employeeIds, within) => {
    await settleDue(db, employeeIds, within);
    await inNameOf('system', () => settleOvertime(db, leaveWorks, employeeIds));
  },
};

/** Hooks and rules per resource that a declaration cannot express. */
const behaviours: Behaviours = {
  ...approvalsBehaviours(() => behaviours),
  ...organisationBehaviours,
  ...historyBehaviours,
  ...peopleBehaviours,
  ...schedulesBehaviours,
  ...punchesBehaviours,
  'change-requests': changeRequestsBehaviour(approvals, (model) => behaviours[model]),
  'custom-fields': customFieldsBehaviour,
  devices: devicesBehaviour,
  'raw-punches': rawPunchesBehaviour,
  'leave-categories': leaveCategoriesBehaviour,
  'leave-ledger': { through: { leave_category_id: ['unit'] } },
  leaves: leavesBehaviour(leaveWorks),
  travels: travelsBehaviour(leaveWorks),
  'shift-swaps': shiftSwapsBehaviour(approvals),
  excuses: excusesBehaviour(excuseWorks),
  'overtime-rules': overtimeRulesBehaviour,
  overtime: overtimeBehaviour(leaveWorks),
  ...payItemsBehaviours(approvals),
  payrolls: payrollsBehaviour(payWorks),
  salaries: salariesBehaviour,
  ...projectsBehaviours,
  'time-cards': timeCardsBehaviour(cardWorks),
  tasks: tasksBehaviour,
  'project-milestones': milestonesBehaviour,
  statements: statementsBehaviour,
  proposals: proposalsBehaviour(approvals),
  bookings: bookingsBehaviour,
  documents: documentsBehaviour(approvals),
  forms: formsBehaviour,
  users: usersBehaviour,
  roles: rolesBehaviour,
  permissions: permissionsBehaviour,
};

/** The computed lists. */
const views: ViewBehaviours = { ...attendanceViews, 'leave-balances': leaveBalancesView };

/** The table of contents: everything that answers, and everything that happens by the clock. */
export async function createApp(house: House): Promise<FastifyInstance> {
  const app = await createHttp(house.config, house.log);
  noteLooks(app, (looks) => noteViews(house, looks));
  noteRefusals(app, house);
  tellOfFiles(app, house);
  keepAnchor(app, house);
  serveHealth(app, house, migrationsFolder);
  serveAccess(app, house);
  serveNotifications(app, house, behaviours);
  serveEvents(app, house);
  serveUnsubscribe(app, house);
  servePreferences(app, house);
  serveFeatures(app, house);
  serveExchangeRates(app, house);
  serveDepartmentTree(app, house, behaviours);
  serveSetup(app, house, behaviours);
  servePeople(app, house, behaviours);
  serveImports(app, house, behaviours, { ...leaveImports(leaveWorks), ...payImports(house, behaviours), ...rateImports });
  serveApprovals(app, house, behaviours);
  rerouteAtOnce(app, house, behaviours);
  serveApprovalLinks(app, house, behaviours);
  serveChangeRequests(app, house, behaviours, approvals);
  servePrivacy(app, house, behaviours);
  serveDocuments(app, house);
  serveForms(app, house);
  await serveDevices(app, house);
  serveSchedules(app, house, behaviours, approvals);
  serveAttendance(app, house, behaviours);
  serveRequests(app, house, behaviours, leaveWorks);
  serveExcuses(app, house, excuseWorks);
  servePayroll(app, house, payWorks);
  servePayFiles(app, house, payWorks);
  servePayslips(app, house, { ...payWorks, leaveLeft });
  serveTimeCards(app, house, behaviours, cardWorks);
  serveProjects(app, house, behaviours);
  serveStatements(app, house);
  serveProposals(app, house, behaviours);
  serveReports(app, house, behaviours, reportWorks);
  servePlanning(app, house, behaviours, planningWorks);
  serveSearch(app, house, behaviours);
  serveHistory(app, house);
  serveResources(app, house, behaviours);
  serveViews(app, house, behaviours, views);
  serveKeptExports(app, house);
  writeExportsInBackground(house, sourceNamed(house, behaviours, views));
  serveOpenapi(app, house);

  house.jobs.every('tidy_access', '17 2 * * *', () => tidyAccess(house));
  house.jobs.every('clear_expired_exports', '*/15 * * * *', async () => {
    await clearExpiredExports(house);
    await clearKeptExports(house);
  });
  house.jobs.every('fold_counts', '* * * * *', () => foldCounts(house.db));
  house.jobs.every('purge_hidden_fields', '37 2 * * *', () => purgeHidden(house));
  house.jobs.every('tidy_imports', '47 2 * * *', () => tidyImports(house));
  house.jobs.every('tidy_files', '7 3 * * *', () => tidyFiles(house));
  house.jobs.every('remind_of_ends', '22 5 * * *', () => remindOfEnds(house));
  house.jobs.every('tell_of_mail', '*/10 * * * *', () => tellOfMail(house.db, house.mail.trouble()));
  house.jobs.every('mail_notices', '* * * * *', () => mailNotices(house));
  house.jobs.every('tend_approvals', '*/5 * * * *', () => tendApprovals(house, behaviours));
  house.jobs.every('remind_of_documents', '27 5 * * *', () => remindOfDocuments(house));
  house.jobs.handle('scrub_database', () => scrub(house.db));
  // PostgreSQL looks after itself.
  if (house.db.engine === 'embedded') house.jobs.every('maintain_database', '37 3 * * *', () => maintain(house.db));
  return app;
}
