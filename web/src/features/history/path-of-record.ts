import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { seeRight } from '@cadre/contract/rights';
import type { Row } from '../../fields/kind.ts';

/** The pages on which records open. */
const pages: Partial<Record<ResourceName, string>> = {
  users: '/administration/users',
  roles: '/administration/roles',
  employees: '/employees',
  departments: '/configuration/departments',
  jobs: '/configuration/jobs',
  branches: '/configuration/branches',
  holidays: '/configuration/attendance/holidays',
  'holiday-calendars': '/configuration/attendance/holiday-calendars',
  'attendance-configs': '/configuration/attendance/general',
  shifts: '/configuration/attendance/shifts',
  'week-schedules': '/configuration/attendance/week-schedules',
  'month-schedules': '/configuration/attendance/month-schedules',
};

/** Where the record of an entry can be seen, if it is still there and the reader may see such records at all. */
export function pathOfRecord(entry: Row, permissions: Record<string, unknown>): { to: string; search: { id: string } } | undefined {
  const { model, model_id, action } = entry;
  if (typeof model_id !== 'number' || action === 'delete' || typeof model !== 'string' || !Object.hasOwn(resources, model))
    return undefined;
  const to = pages[model as ResourceName];
  const isAllowed = permissions[seeRight(resources[model as ResourceName])] !== undefined;
  return to && isAllowed ? { to, search: { id: String(model_id) } } : undefined;
}
