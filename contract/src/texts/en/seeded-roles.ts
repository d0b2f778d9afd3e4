/** The default names of the initial roles, until they are renamed. */
export const seededRoles = {
  administrator: { name: 'Administrator', description: 'Runs the system: everything except pay.' },
  employee: { name: 'Employee', description: 'Uses the self-service area.' },
  hr_manager: { name: 'HR manager', description: 'Responsible for people, organization and leave.' },
  department_manager: { name: 'Department manager', description: 'Leads a department and those below it; sees no pay.' },
  payroll_officer: { name: 'Payroll officer', description: 'Calculates and pays salaries.' },
  hr_officer: { name: 'HR officer', description: 'Maintains employee records and holidays.' },
  project_manager: { name: 'Project manager', description: 'Leads projects and their teams.' },
  attendance_officer: { name: 'Attendance officer', description: 'Maintains attendance and schedules.' },
  auditor: { name: 'Auditor', description: 'Can see everything except pay, and change nothing.' },
} as const;
