import type { ResourceName } from '../../resources/index.ts';

/** What a record is called, alone and in company, and what an empty list says. */
export const resources = {
  users: { one: 'User', many: 'Users', empty: 'Nobody can sign in yet. Invite the first user.' },
  roles: { one: 'Role', many: 'Roles', empty: 'No roles yet. A role says what its users may see and do.' },
  permissions: { one: 'Permission', many: 'Permissions', empty: 'No permissions.' },
  employees: { one: 'Employee', many: 'Employees', empty: 'Add your first colleague.' },
  departments: { one: 'Department', many: 'Departments', empty: 'No departments yet. Start with the company itself.' },
  jobs: { one: 'Job', many: 'Jobs', empty: 'No jobs yet. A job is what people are hired for.' },
  branches: { one: 'Branch', many: 'Branches', empty: 'No branches yet. A branch gives its people a time zone, a currency and holidays.' },
  'holiday-calendars': { one: 'Holiday calendar', many: 'Holiday calendars', empty: 'No calendars yet. Each branch follows one.' },
  holidays: { one: 'Holiday', many: 'Holidays', empty: 'No holidays in this calendar yet.' },
  logs: { one: 'Entry', many: 'History', empty: 'Nothing has happened yet.' },
  dashboard: { one: 'Dashboard', many: 'Dashboard', empty: '' },
} as const satisfies Record<ResourceName, { one: string; many: string; empty: string }> &
  Record<string, { one: string; many: string; empty: string }>;
