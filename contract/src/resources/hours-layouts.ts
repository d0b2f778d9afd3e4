import { hoursColumns, hoursDecimals, hoursSeparators } from '@cadre/rules/pay/files/hours-file';
import { boolean, choice, list, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** How the hours file looks that an outside payroll program takes: which columns in which order, a row a day or a month. */
export const hoursLayouts = resource(
  'hours-layouts',
  {
    name: text({ required: true, min: 2, max: 60 }),
    per: choice({ options: ['day', 'month'], initial: 'month', required: true }),
    columns: list(choice({ options: hoursColumns, required: true }), { required: true, min: 1, max: hoursColumns.length }),
    separator: choice({ options: hoursSeparators, initial: 'semicolon', required: true }),
    decimal: choice({ options: hoursDecimals, initial: 'point', required: true }),
    header: boolean(),
  },
  {
    label: 'name',
    check: ({ columns }): Record<string, string> =>
      Array.isArray(columns) && new Set(columns).size < columns.length ? { columns: 'listed_twice' } : {},
    list: {
      table: ['name', 'per', 'separator', 'decimal', 'header', '-created_at'],
      search: ['name'],
      filters: ['per'],
      sort: ['name', 'per', 'created_at'],
      order: { by: 'name', dir: 'asc' },
      total: 'kept',
    },
    form: {
      rows: [['name', 'per'], ['columns'], ['separator', 'decimal'], ['header']],
      clone: { rename: 'name' },
      example: {
        name: 'Hours for our payroll office',
        per: 'month',
        columns: ['employee_no', 'month', 'normal', 'overtime_1'],
        separator: 'semicolon',
        decimal: 'comma',
        header: true,
      },
    },
    access: {
      grants: { payroll_officer: 'all' },
    },
    life: {
      undoableDelete: true,
    },
  },
);
