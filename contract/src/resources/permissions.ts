import { boolean, choice, integer, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** The catalogue of rights: written by the program at start, read-only for people. */
export const permissions = resource(
  'permissions',
  {
    name: text({ readonly: true }),
    resource: text({ readonly: true }),
    action: text({ readonly: true }),
    scopable: boolean({ readonly: true }),
    risk: choice({ options: ['normal', 'sensitive', 'critical'], tones: { sensitive: 'amber', critical: 'pink' }, readonly: true }),
    roles_count: integer({ computed: true }),
  },
  {
    label: 'name',
    list: {
      table: ['name', 'resource', 'action', 'scopable', 'risk', 'roles_count'],
      search: ['name'],
      filters: ['resource', 'scopable', 'risk'],
      sort: ['name', 'resource', 'risk', 'roles_count'],
      order: { by: 'name', dir: 'asc' },
    },
    access: {
      grants: { hr_manager: { view: 'all' } },
    },
    life: {
      writes: [],
    },
  },
);
