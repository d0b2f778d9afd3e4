import { boolean, grants, integer, longText, text } from '../fields.ts';
import { resource } from '../resource.ts';

export const roles = resource(
  'roles',
  {
    name: text({ required: true, min: 2, max: 60 }),
    description: longText({ max: 500 }),
    permissions: grants({ required: true }),
    is_system: boolean({ readonly: true }),
    users_count: integer({ computed: true }),
    permissions_count: integer({ computed: true }),
  },
  {
    label: 'name',
    table: ['name', 'description', 'users_count', 'permissions_count', 'is_system'],
    form: [['name'], ['description'], ['permissions']],
    search: ['name', 'description'],
    filters: ['is_system'],
    sort: ['name', 'users_count', 'created_at', 'id'],
    order: { by: 'id', dir: 'asc' },
    risks: { create: 'critical', update: 'critical', delete: 'critical' },
    grants: { hr_manager: { view: 'all' } },
    example: { name: 'Archivist', permissions: [{ name: 'documents.view', scope: 'all' }] },
    clone: { rename: 'name' },
  },
);
