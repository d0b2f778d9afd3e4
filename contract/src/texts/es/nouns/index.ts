import type { ResourceName } from '../../../resources/index.ts';
import type { ViewName } from '../../../views/index.ts';
import type { Noun } from '../../noun.ts';
import { allowances } from './allowances.ts';
import { approvalSettings } from './approval-settings.ts';
import { approvals } from './approvals.ts';
import { attendanceConfigs } from './attendance-configs.ts';
import { attendanceDays } from './attendance-days.ts';
import { attendances } from './attendances.ts';
import { bankAccounts } from './bank-accounts.ts';
import { billableTargets } from './billable-targets.ts';
import { bonuses } from './bonuses.ts';
import { bookings } from './bookings.ts';
import { branches } from './branches.ts';
import { changeRequests } from './change-requests.ts';
import { clients } from './clients.ts';
import { compensations } from './compensations.ts';
import { costCenters } from './cost-centers.ts';
import { costShares } from './cost-shares.ts';
import { customFields } from './custom-fields.ts';
import { dashboard } from './dashboard.ts';
import { deductions } from './deductions.ts';
import { delegations } from './delegations.ts';
import { departments } from './departments.ts';
import { dependents } from './dependents.ts';
import { deviceUsers } from './device-users.ts';
import { devices } from './devices.ts';
import { documents } from './documents.ts';
import { educations } from './educations.ts';
import { emergencyContacts } from './emergency-contacts.ts';
import { employeeVersions } from './employee-versions.ts';
import { employees } from './employees.ts';
import { employmentPeriods } from './employment-periods.ts';
import { exchangeRates } from './exchange-rates.ts';
import { excuses } from './excuses.ts';
import { experiences } from './experiences.ts';
import { forms } from './forms.ts';
import { holidayCalendars } from './holiday-calendars.ts';
import { holidays } from './holidays.ts';
import { hoursLayouts } from './hours-layouts.ts';
import { jobs } from './jobs.ts';
import { leaveBalances } from './leave-balances.ts';
import { leaveBlackouts } from './leave-blackouts.ts';
import { leaveCategories } from './leave-categories.ts';
import { leaveLedger } from './leave-ledger.ts';
import { leaves } from './leaves.ts';
import { logs } from './logs.ts';
import { monthSchedules } from './month-schedules.ts';
import { overtime } from './overtime.ts';
import { overtimeRules } from './overtime-rules.ts';
import { payComponents } from './pay-components.ts';
import { payOpenings } from './pay-openings.ts';
import { payPolicies } from './pay-policies.ts';
import { payQuestions } from './pay-questions.ts';
import { payrolls } from './payrolls.ts';
import { permissions } from './permissions.ts';
import { projectMembers } from './project-members.ts';
import { projectMilestones } from './project-milestones.ts';
import { projectTasks } from './project-tasks.ts';
import { projects } from './projects.ts';
import { proposals } from './proposals.ts';
import { rates } from './rates.ts';
import { rawPunches } from './raw-punches.ts';
import { retainerTerms } from './retainer-terms.ts';
import { roles } from './roles.ts';
import { salaries } from './salaries.ts';
import { savedReports } from './saved-reports.ts';
import { scheduleAssignments } from './schedule-assignments.ts';
import { setup } from './setup.ts';
import { shiftSwaps } from './shift-swaps.ts';
import { shifts } from './shifts.ts';
import { skills } from './skills.ts';
import { statements } from './statements.ts';
import { tasks } from './tasks.ts';
import { taxDetails } from './tax-details.ts';
import { timeCards } from './time-cards.ts';
import { timesheet } from './timesheet.ts';
import { travels } from './travels.ts';
import { users } from './users.ts';
import { weekSchedules } from './week-schedules.ts';
import { weeklyHours } from './weekly-hours.ts';

/** The words of every noun. Written by `npm run nouns`. */
export const nouns = {
  allowances,
  'approval-settings': approvalSettings,
  approvals,
  'attendance-configs': attendanceConfigs,
  'attendance-days': attendanceDays,
  attendances,
  'bank-accounts': bankAccounts,
  'billable-targets': billableTargets,
  bonuses,
  bookings,
  branches,
  'change-requests': changeRequests,
  clients,
  compensations,
  'cost-centers': costCenters,
  'cost-shares': costShares,
  'custom-fields': customFields,
  dashboard,
  deductions,
  delegations,
  departments,
  dependents,
  'device-users': deviceUsers,
  devices,
  documents,
  educations,
  'emergency-contacts': emergencyContacts,
  'employee-versions': employeeVersions,
  employees,
  'employment-periods': employmentPeriods,
  'exchange-rates': exchangeRates,
  excuses,
  experiences,
  forms,
  'holiday-calendars': holidayCalendars,
  holidays,
  'hours-layouts': hoursLayouts,
  jobs,
  'leave-balances': leaveBalances,
  'leave-blackouts': leaveBlackouts,
  'leave-categories': leaveCategories,
  'leave-ledger': leaveLedger,
  leaves,
  logs,
  'month-schedules': monthSchedules,
  overtime,
  'overtime-rules': overtimeRules,
  'pay-components': payComponents,
  'pay-openings': payOpenings,
  'pay-policies': payPolicies,
  'pay-questions': payQuestions,
  payrolls,
  permissions,
  'project-members': projectMembers,
  'project-milestones': projectMilestones,
  'project-tasks': projectTasks,
  projects,
  proposals,
  rates,
  'raw-punches': rawPunches,
  'retainer-terms': retainerTerms,
  roles,
  salaries,
  'saved-reports': savedReports,
  'schedule-assignments': scheduleAssignments,
  setup,
  'shift-swaps': shiftSwaps,
  shifts,
  skills,
  statements,
  tasks,
  'tax-details': taxDetails,
  'time-cards': timeCards,
  timesheet,
  travels,
  users,
  'week-schedules': weekSchedules,
  'weekly-hours': weeklyHours,
} as const satisfies Record<ResourceName | ViewName, Noun> & Record<string, Noun>;
