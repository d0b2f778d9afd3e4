import type { SeededRole } from '@cadre/contract/roles';

/** How the seeded roles are called in a new installation. People may rename all but the two system roles. */
export const roleNames: Record<SeededRole, { name: string; description: string; is_system?: true }> = {
  administrator: { name: 'Administrator', description: 'Runs the system: everything except pay.', is_system: true },
  employee: { name: 'Employee', description: 'Uses the self-service area.', is_system: true },
  hr_manager: { name: 'HR manager', description: 'Responsible for people, organisation and leave.' },
  department_manager: { name: 'Department manager', description: 'Leads a department and those below it; sees no pay.' },
  payroll_officer: { name: 'Payroll officer', description: 'Calculates and pays salaries.' },
  hr_officer: { name: 'HR officer', description: 'Keeps the records of people and the holidays.' },
  project_manager: { name: 'Project manager', description: 'Leads projects and their teams.' },
  attendance_officer: { name: 'Attendance officer', description: 'Keeps attendance and schedules.' },
  auditor: { name: 'Auditor', description: 'Reads everything except pay and changes nothing.' },
};
