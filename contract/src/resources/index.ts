import { branches } from './branches.ts';
import { departments } from './departments.ts';
import { employees } from './employees.ts';
import { holidayCalendars } from './holiday-calendars.ts';
import { holidays } from './holidays.ts';
import { jobs } from './jobs.ts';
import { logs } from './logs.ts';
import { permissions } from './permissions.ts';
import { roles } from './roles.ts';
import { users } from './users.ts';

/** Every resource. A line here gives it calls, rights, checks, documents and the whole generic suite. */
export const resources = {
  users,
  roles,
  permissions,
  employees,
  departments,
  jobs,
  branches,
  'holiday-calendars': holidayCalendars,
  holidays,
  logs,
} as const;

export type ResourceName = keyof typeof resources;
export type FieldNames = { [R in ResourceName]: keyof (typeof resources)[R]['fields'] & string }[ResourceName];
