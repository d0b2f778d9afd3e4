import { choice, date, moment, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** The employee a number on a device refers to, and since when: numbers are given again. */
export const deviceUsers = resource(
  'device-users',
  {
    device_id: reference('devices', { required: true, readonly: true }),
    pin: text({ words: false, required: true, readonly: true, max: 40 }),
    employee_id: reference('employees', { readonly: true }),
    from_date: date({ readonly: true }),
    to_date: date({ readonly: true }),
    name_on_device: text({ words: true, readonly: true, max: 120 }),
    matched_by: choice({ options: ['employee_code', 'person', 'push'], readonly: true }),
    last_punch_at: moment({ readonly: true }),
  },
  {
    label: 'pin',
    list: {
      table: ['device_id', 'pin', 'name_on_device', 'employee_id', 'matched_by', 'from_date', 'to_date', 'last_punch_at'],
      search: ['employee_id', 'pin', 'name_on_device'],
      filters: ['device_id', 'employee_id', 'matched_by', 'pin'],
      sort: ['pin', 'name_on_device', 'last_punch_at', 'created_at'],
      order: { by: 'pin', dir: 'asc' },
      total: 'kept',
    },
    access: {
      partOf: { resource: 'devices', view: 'view', update: 'map_users' },
    },
    life: {
      onPurge: 'anonymise',
      writes: [],
    },
  },
);
