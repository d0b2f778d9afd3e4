import { call, type DataOf, whole } from '../call.ts';
import {
  answers,
  boolean,
  choice,
  color,
  date,
  group,
  integer,
  list,
  map,
  moment,
  named,
  required,
  type Shape,
  shape,
  text,
  timezone,
} from '../fields.ts';
import type { ResponseOf } from '../values.ts';

/** The body also takes the fields that the move requires and the `version` that was read. */
export const updateStatus = call({
  method: 'PATCH',
  path: '/update-status',
  access: 'signed_in',
  tag: 'status',
  summary: 'Change the status of a record',
  body: { id: integer({ required: true, min: 1 }), model: text({ required: true, max: 60 }), status: text({ required: true, max: 40 }) },
  /** The record after the move; its resource is `model`. */
  answer: group({ id: integer(required), can: map(boolean(required), required) }, { required: true, open: true }),
  touches: [],
});

/** Only for models with undoable deletes; a second call returns the record that the first one created. */
export const restoreDeleted = call({
  method: 'POST',
  path: '/restore',
  access: 'signed_in',
  tag: 'restore',
  summary: 'Restore a deleted record under a new id',
  body: { model: text({ required: true, max: 60 }), id: integer({ required: true, min: 1, max: 2_147_483_647 }) },
  answer: { id: integer(required), model: text(required) },
  touches: ['logs'],
});

/** Counts several lists in one request, for pages that show many numbers. */
export const countLists = call({
  method: 'POST',
  path: '/counts',
  repeats: true,
  access: 'signed_in',
  tag: 'counts',
  summary: 'Count the rows of several filtered lists',
  body: {
    of: list({ list: text({ required: true, max: 60 }), filters: answers() }, { required: true, min: 1, max: 20 }),
  },
  example: { body: { of: [{ list: 'employees', filters: { status: ['active'] } }] } },
  answer: whole({
    counts: list(
      {
        /** Absent where you may not see the list. */
        total: integer(),
        count: choice({ options: ['exact', 'capped'] }),
      },
      required,
    ),
  }),
  touches: [],
});

export const exportFormats = ['xlsx', 'csv', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The fields that an export accepts in addition to the query of the list; `columns` and `ids` narrow it. */
export const exportFields = {
  format: choice({ options: exportFormats, required: true }),
  columns: list(text({ max: 60 })),
  ids: list(integer({ min: 1 })),
  filters: answers(),
  /** The time zone for moments that have none; by default the account's. */
  timezone: timezone(),
} as const;

/**
 * A large export is written in the background and answered with 202: `link` leads to the page that shows its progress, `status_link` to the same
 * as JSON, and `export_id` names it.
 */
export const exported = whole({
  link: text(required),
  message: text(required),
  export_id: integer({ required: true, optional: true }),
  status_link: text({ required: true, optional: true }),
});

/** Exports exactly the rows that the list shows the caller. */
export const exportList = call({
  method: 'POST',
  path: '/exports/:type',
  repeats: true,
  access: 'signed_in',
  tag: 'exports',
  summary: 'Export a list to a file with a short-lived link',
  body: {
    ...exportFields,
    search: text({ max: 100 }),
    order_by: text({ max: 60 }),
    order_dir: choice({ options: ['asc', 'desc', 'ascend', 'descend'] }),
    month: text({ pattern: 'month' }),
  },
  example: { params: { type: 'employees' }, body: { format: 'xlsx' } },
  takesLong: true,
  answer: exported,
  touches: ['exports'],
});

const exportStates = ['waiting', 'writing', 'ready', 'failed'] as const;

const backgroundExport = {
  id: integer(required),
  type: text(required),
  name: text(required),
  status: choice({ options: exportStates, required: true }),
  rows_done: integer(required),
  rows_total: integer(required),
  created_at: moment(required),
  expires_at: moment(required),
} as const;

/** Exports are stored for a day, including failed ones, so that users do not wait for them. */
export const backgroundExports = call({
  method: 'GET',
  path: '/exports',
  access: 'signed_in',
  tag: 'exports',
  summary: 'List your large exports of the last day with their progress, newest first',
  answer: list(backgroundExport),
});
export type BackgroundExport = DataOf<typeof backgroundExports>[number];

export const oneBackgroundExport = call({
  method: 'GET',
  path: '/exports/:id',
  access: 'signed_in',
  tag: 'exports',
  summary: 'Get the progress of one of your large exports',
  answer: backgroundExport,
});

export const linkExport = call({
  method: 'POST',
  path: '/exports/:id/link',
  access: 'signed_in',
  tag: 'exports',
  summary: 'Create a short-lived link to one of your large exports',
  answer: exported,
  touches: [],
});

/** The link is a capability, bound to its user: by the cookie that came with it, or by a token of the same user. */
export const openExport = call({
  method: 'GET',
  path: '/exports/files/:token',
  params: { token: text({ max: 200 }) },
  access: 'public',
  tag: 'exports',
  summary: 'Download the file of a link, with the link’s cookie or its user’s token',
  file: [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'text/csv',
    'application/pdf',
    'application/zip',
    'application/xml',
  ],
});

/** More than two characters. */
export const search = call({
  method: 'GET',
  path: '/search',
  access: 'signed_in',
  tag: 'search',
  summary: 'Search people, records and pages',
  query: { q: text({ required: true, min: 3, max: 100 }) },
  answer: list({ resource: text(required), ...named, detail: text(), status: text(), link: text() }),
});

const pictured = { ...named, pic: text() } as const;

const department = {
  ...named,
  code: text(),
  color: color(),
  version: integer(required),
  head: group(pictured),
  employees_count: integer(required),
  total_count: integer(required),
  employees: list(
    { ...pictured, job: text(required), is_head: boolean(required), manager_id: integer(), branch: group(named, required) },
    { optional: true },
  ),
} as const;
export type DepartmentNode = ResponseOf<typeof department> & { children: DepartmentNode[] };
const departmentNode: Shape<DepartmentNode> = shape('department-node', () => ({ ...department, children: list(departmentNode) }));

/** Today or on a given day; includes the employees for the organisation chart. */
export const departmentTree = call({
  method: 'GET',
  path: '/departments/tree',
  access: 'departments.view',
  tag: 'departments',
  summary: 'Get the department tree, with department heads and employees',
  query: { as_of: date(), with: choice({ options: ['employees'] }) },
  answer: list(departmentNode),
});
