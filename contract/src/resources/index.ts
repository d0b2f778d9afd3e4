import type { Request, Resource } from '../resource.ts';
import { allowances } from './allowances.ts';
import { approvalSettings } from './approval-settings.ts';
import { approvals } from './approvals.ts';
import { attendanceConfigs } from './attendance-configs.ts';
import { attendanceDays } from './attendance-days.ts';
import { attendances } from './attendances.ts';
import { bankAccounts } from './bank-accounts.ts';
import { billableTargets } from './billable-targets.ts';
import { bookings } from './bookings.ts';
import { branches } from './branches.ts';
import { clients } from './clients.ts';
import { costCenters } from './cost-centers.ts';
import { costShares } from './cost-shares.ts';
import { customFields } from './custom-fields.ts';
import { deductions } from './deductions.ts';
import { delegations } from './delegations.ts';
import { departments } from './departments.ts';
import { dependents } from './dependents.ts';
import { deviceUsers } from './device-users.ts';
import { devices } from './devices.ts';
import { educations } from './educations.ts';
import { emergencyContacts } from './emergency-contacts.ts';
import { employeeVersions } from './employee-versions.ts';
import { employees } from './employees.ts';
import { employmentPeriods } from './employment-periods.ts';
import { exchangeRates } from './exchange-rates.ts';
import { experiences } from './experiences.ts';
import { forms } from './forms.ts';
import { holidayCalendars } from './holiday-calendars.ts';
import { holidays } from './holidays.ts';
import { hoursLayouts } from './hours-layouts.ts';
import { jobs } from './jobs.ts';
import { leaveBlackouts } from './leave-blackouts.ts';
import { leaveCategories } from './leave-categories.ts';
import { leaveLedger } from './leave-ledger.ts';
import { logs } from './logs.ts';
import { monthSchedules } from './month-schedules.ts';
import { overtimeRules } from './overtime-rules.ts';
import { payComponents } from './pay-components.ts';
import { payOpenings } from './pay-openings.ts';
import { payPolicies } from './pay-policies.ts';
import { permissions } from './permissions.ts';
import { projectMembers } from './project-members.ts';
import { projectMilestones } from './project-milestones.ts';
import { projectTasks } from './project-tasks.ts';
import { projects } from './projects.ts';
import { rates } from './rates.ts';
import { rawPunches } from './raw-punches.ts';
import { payRequests, peopleRequests, projectRequests, requests, timeRequests } from './requests.ts';
import { retainerTerms } from './retainer-terms.ts';
import { roles } from './roles.ts';
import { salaries } from './salaries.ts';
import { scheduleAssignments } from './schedule-assignments.ts';
import { shifts } from './shifts.ts';
import { skills } from './skills.ts';
import { statements } from './statements.ts';
import { tasks } from './tasks.ts';
import { taxDetails } from './tax-details.ts';
import { users } from './users.ts';
import { weekSchedules } from './week-schedules.ts';

/**
 * Every resource. A line here gives it calls, rights, checks, documents and the whole generic suite. A kind of request has its line in
 * `requests.ts` instead, in the group of its area.
 */
export const resources = {
  users,
  roles,
  permissions,
  employees,
  'employee-versions': employeeVersions,
  'employment-periods': employmentPeriods,
  'emergency-contacts': emergencyContacts,
  dependents,
  educations,
  experiences,
  skills,
  'bank-accounts': bankAccounts,
  'tax-details': taxDetails,
  'pay-openings': payOpenings,
  'cost-shares': costShares,
  ...peopleRequests,
  forms,
  'approval-settings': approvalSettings,
  approvals,
  delegations,
  departments,
  jobs,
  branches,
  'holiday-calendars': holidayCalendars,
  holidays,
  'hours-layouts': hoursLayouts,
  'cost-centers': costCenters,
  'exchange-rates': exchangeRates,
  shifts,
  'week-schedules': weekSchedules,
  'schedule-assignments': scheduleAssignments,
  'month-schedules': monthSchedules,
  'attendance-configs': attendanceConfigs,
  attendances,
  'attendance-days': attendanceDays,
  devices,
  'device-users': deviceUsers,
  'raw-punches': rawPunches,
  'leave-blackouts': leaveBlackouts,
  'leave-categories': leaveCategories,
  ...timeRequests,
  bookings,
  'leave-ledger': leaveLedger,
  'overtime-rules': overtimeRules,
  ...payRequests,
  'custom-fields': customFields,
  allowances,
  deductions,
  'pay-components': payComponents,
  'pay-policies': payPolicies,
  salaries,
  clients,
  projects,
  'project-members': projectMembers,
  'project-tasks': projectTasks,
  'retainer-terms': retainerTerms,
  rates,
  ...projectRequests,
  tasks,
  'project-milestones': projectMilestones,
  statements,
  'billable-targets': billableTargets,
  logs,
} as const;

export type ResourceName = keyof typeof resources;

/** A resource that declares a request, and is listed here instead of among the kinds, does not compile. */
requests satisfies { [N in ResourceName as (typeof resources)[N] extends { life: { request: Request } } ? N : never]: Resource };
