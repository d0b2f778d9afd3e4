import type { ResourceName } from '../../resources/index.ts';

/** A moment that every record has may mean something of its own here. */
type Words = { one: string; many: string; empty: string; created_at?: string };

/** What a record is called, alone and in company, and what an empty list says. */
export const resources = {
  users: { one: 'User', many: 'Users', empty: 'Nobody can sign in yet. Invite the first user.' },
  roles: { one: 'Role', many: 'Roles', empty: 'No roles yet. A role says what its users may see and do.' },
  permissions: { one: 'Permission', many: 'Permissions', empty: 'No permissions.' },
  employees: { one: 'Employee', many: 'Employees', empty: 'Add your first colleague.' },
  'employee-versions': { one: 'Change of employment', many: 'Changes of employment', empty: 'No changes of employment.' },
  'employment-periods': { one: 'Employment period', many: 'Employment periods', empty: 'No employment periods.' },
  'emergency-contacts': { one: 'Emergency contact', many: 'Emergency contacts', empty: 'Nobody to call in an emergency yet.' },
  dependents: { one: 'Dependant', many: 'Dependants', empty: 'No dependants.' },
  educations: { one: 'Education', many: 'Education', empty: 'No education noted yet.' },
  experiences: { one: 'Earlier position', many: 'Experience', empty: 'No earlier positions noted yet.' },
  skills: { one: 'Skill', many: 'Skills and languages', empty: 'No skills or languages noted yet.' },
  'bank-accounts': { one: 'Bank account', many: 'Bank accounts', empty: 'No bank account yet.' },
  documents: { one: 'Document', many: 'Documents', empty: 'No documents yet. Upload one, or ask a colleague for it.' },
  forms: { one: 'Form', many: 'Forms', empty: 'No contracts or offers yet.' },
  'change-requests': { one: 'Change request', many: 'Change requests', empty: 'Nobody asks for a change.' },
  departments: { one: 'Department', many: 'Departments', empty: 'No departments yet. Start with the company itself.' },
  jobs: { one: 'Job', many: 'Jobs', empty: 'No jobs yet. A job is what people are hired for.' },
  branches: { one: 'Branch', many: 'Branches', empty: 'No branches yet. A branch gives its people a time zone, a currency and holidays.' },
  'holiday-calendars': { one: 'Holiday calendar', many: 'Holiday calendars', empty: 'No calendars yet. Each branch follows one.' },
  holidays: { one: 'Holiday', many: 'Holidays', empty: 'No holidays in this calendar yet.' },
  shifts: { one: 'Shift', many: 'Shifts', empty: 'No shifts yet. A shift says when a working day begins and ends.' },
  'week-schedules': {
    one: 'Week schedule',
    many: 'Week schedules',
    empty: 'No week schedules yet. A schedule puts shifts on the days of the week.',
  },
  'schedule-assignments': { one: 'Assignment', many: 'Assignments', empty: 'Nobody follows this schedule yet.' },
  'month-schedules': { one: 'Roster', many: 'Rosters', empty: 'No rosters yet. A roster plans the shifts of a month day by day.' },
  'attendance-configs': { one: 'Attendance settings', many: 'Attendance settings', empty: 'No settings.' },
  attendances: { one: 'Punch', many: 'Attendances', empty: 'No punches in this range. Check the devices.', created_at: 'Time' },
  'attendance-days': { one: 'Working day', many: 'Working days', empty: 'No working days in this range.' },
  devices: { one: 'Device', many: 'Devices', empty: 'No clocks yet. Add a device, or let people check in on the web.' },
  'device-users': { one: 'Number on a device', many: 'Numbers on devices', empty: 'This device has told of nobody yet.' },
  'raw-punches': { one: 'Received punch', many: 'Received punches', empty: 'Nothing was received.' },
  logs: { one: 'Entry', many: 'History', empty: 'Nothing has happened yet.' },
  dashboard: { one: 'Dashboard', many: 'Dashboard', empty: '' },
} as const satisfies Record<ResourceName, Words> & Record<string, Words>;
