import { boolean, grants, group, integer, longText, text } from '../fields.ts';
import { resource } from '../resource.ts';

const named = text({ max: 60, optional: true });
const described = text({ max: 500, optional: true });

export const roles = resource(
  'roles',
  {
    name: text({ required: true, min: 2, max: 60 }),
    description: longText({ max: 500 }),
    /** Of the product's own roles, until they are renamed. */
    name_i18n: group({ en: named, de: named, es: named, fr: named, ja: named, zh: named }, { readonly: true }),
    description_i18n: group(
      { en: described, de: described, es: described, fr: described, ja: described, zh: described },
      { readonly: true },
    ),
    permissions: grants({ required: true }),
    is_system: boolean({ readonly: true }),
    users_count: integer({ computed: true }),
    permissions_count: integer({ computed: true }),
  },
  {
    label: 'name',
    list: {
      table: ['name', 'description', 'users_count', 'permissions_count', 'is_system'],
      search: ['name', 'description'],
      filters: ['is_system'],
      sort: ['name', 'users_count', 'created_at', 'id'],
      order: { by: 'id', dir: 'asc' },
    },
    form: {
      rows: [['name'], ['description'], ['permissions']],
      example: { name: 'Archivist', permissions: [{ name: 'documents.view', scope: 'all' }] },
      clone: { rename: 'name' },
    },
    record: {
      labelsIn: 'name_i18n',
    },
    access: {
      risks: { create: 'critical', update: 'critical', delete: 'critical' },
      grants: { hr_manager: { view: 'all' } },
    },
  },
);
