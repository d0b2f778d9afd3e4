/** What the roles are called that an installation begins with, until somebody renames them. */
export const seededRoles = {
  administrator: { name: 'Administrator', description: 'Runs the system: everything except pay.' },
  employee: { name: 'Employee', description: 'Uses the self-service area.' },
  hr_manager: { name: 'HR manager', description: 'Responsible for people, organization and leave.' },
  department_manager: { name: 'Department manager', description: 'Leads a department and those below it; sees no pay.' },
  payroll_officer: { name: 'Payroll officer', description: 'Calculates and pays salaries.' },
  hr_officer: { name: 'HR officer', description: 'Keeps the records of people and the holidays.' },
  project_manager: { name: 'Project manager', description: 'Leads projects and their teams.' },
  attendance_officer: { name: 'Attendance officer', description: 'Keeps attendance and schedules.' },
  auditor: { name: 'Auditor', description: 'Reads everything except pay and changes nothing.' },
} as const;
