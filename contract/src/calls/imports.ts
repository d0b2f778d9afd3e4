import { call, type DataOf, page, whole } from '../call.ts';
import { boolean, choice, integer, list, map, moment, required, scalar, text } from '../fields.ts';
import { importedKinds } from '../import-fields.ts';
import { mimeTypes } from '../media-types.ts';
import { noted } from '../resources/change.ts';
import type { ResponseOf } from '../values.ts';

export const importLimits = { megabytes: 20, rows: 20_000, columns: 100, undoHours: 24 } as const;

export const importStatuses = ['uploaded', 'checking', 'checked', 'committing', 'committed', 'undoing', 'undone', 'failed'] as const;

/** The order of day, month and year in a date column; without one, each cell is parsed on its own. */
export const dateOrders = ['day_first', 'month_first', 'year_first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** An import as its owner sees it. `fields` lists the fields that this user may map a column to. */
const importData = {
  id: integer(required),
  /** The kind of record in the file. */
  resource: choice({ options: ['employees', ...importedKinds], required: true }),
  status: choice({
    options: importStatuses,
    required: true,
    tones: { checking: 'blue', checked: 'blue', committing: 'blue', committed: 'green', undoing: 'blue', undone: 'ended', failed: 'pink' },
  }),
  file_name: text(required),
  headings: list(text()),
  mapping: map(text(), required),
  /** By heading, of columns with days. */
  date_orders: map(choice({ options: dateOrders }), { required: true, min: 0 }),
  /** By field, for fields without a column: one value for every row. */
  same: map(scalar(), { required: true, min: 0 }),
  /** `shareable`: may have one value for all rows. */
  fields: list({ name: text(required), required: boolean(required), shareable: boolean(required) }),
  rows_count: integer(required),
  wrong_count: integer(),
  /** Rows that are wrong only because the people exist already and updates are off. */
  existing_count: integer(),
  /** Headings of columns with cells that another order of the numbers may make a day of. */
  unclear_dates: list(text()),
  /** Rows that can be imported but should be reviewed first. */
  remarked_count: integer(),
  /** Whether rows about people who are here already change them; else they are errors. */
  update_existing: boolean(required),
  /** Rows that update existing records: planned, then applied after the import, and reverted after an undo. */
  updated_count: integer(),
  done_count: integer(required),
  /** After an undo: records that stayed because they were edited after the import. */
  kept_count: integer(),
  failure: text(),
  created_at: moment(required),
  committed_at: moment(),
  undone_at: moment(),
  can_undo: boolean(required),
} as const;
export type ImportData = ResponseOf<typeof importData>;

const uploads = 'employees.import';
/** Only the owner of an import may use it, and must still have the right to import its kind of record. */
const access = 'signed_in';
const tag = 'imports';
const takes = ['text/csv', mimeTypes.xlsx];
const touches = [tag] as const;

/** One CSV or XLSX file; only the file is stored. */
export const uploadEmployees = call({
  method: 'POST',
  path: '/imports/employees',
  access: uploads,
  tag,
  summary: 'Upload a file of employees',
  upload: {},
  takes,
  answer: importData,
  touches,
});

export const uploadOpeningBalances = call({
  method: 'POST',
  path: '/imports/leave-ledger',
  access: uploads,
  tag,
  summary: 'Upload a file of opening leave balances',
  upload: {},
  takes,
  answer: importData,
  touches,
});

export const uploadPastLeave = call({
  method: 'POST',
  path: '/imports/leaves',
  access: uploads,
  tag,
  summary: 'Upload a file of past leave',
  upload: {},
  takes,
  answer: importData,
  touches,
});

export const uploadSalaries = call({
  method: 'POST',
  path: '/imports/compensations',
  access: 'compensations.import',
  tag,
  summary: 'Upload a file of salaries',
  upload: {},
  takes,
  answer: importData,
  touches,
});

export const uploadAllowances = call({
  method: 'POST',
  path: '/imports/allowances',
  access: 'allowances.import',
  tag,
  summary: 'Upload a file of allowances',
  upload: {},
  takes,
  answer: importData,
  touches,
});

export const uploadBonuses = call({
  method: 'POST',
  path: '/imports/bonuses',
  access: 'bonuses.import',
  tag,
  summary: 'Upload a file of bonuses',
  upload: {},
  takes,
  answer: importData,
  touches,
});

export const uploadPayOpenings = call({
  method: 'POST',
  path: '/imports/pay-openings',
  access: 'compensations.import',
  tag,
  summary: 'Upload a file of amounts already paid and withheld in a tax year',
  upload: {},
  takes,
  answer: importData,
  touches,
});

export const uploadExchangeRates = call({
  method: 'POST',
  path: '/imports/exchange-rates',
  access: 'exchange-rates.import',
  tag,
  summary: 'Upload a file of exchange rates',
  upload: {},
  takes,
  answer: importData,
  touches,
});

export const uploadDeductions = call({
  method: 'POST',
  path: '/imports/deductions',
  access: 'deductions.import',
  tag,
  summary: 'Upload a file of deductions',
  upload: {},
  takes,
  answer: importData,
  touches,
});

export const listImports = call({
  method: 'GET',
  path: '/imports',
  access,
  tag,
  summary: 'List your imports, newest first',
  answer: list(importData),
});
export const readImport = call({
  method: 'GET',
  path: '/imports/:id',
  access,
  tag,
  summary: 'Get the status of an import',
  answer: importData,
});

export const mapImport = call({
  method: 'PUT',
  path: '/imports/:id/mapping',
  access,
  tag,
  summary: 'Map the columns of an import to fields',
  /** Unsaid, the orders and the values for every row stay as they were. */
  body: {
    mapping: map(text({ max: 60 }), { required: true, min: 0 }),
    date_orders: map(choice({ options: dateOrders }), { min: 0 }),
    same: map(scalar(), { min: 0 }),
  },
  answer: importData,
  touches,
});

/** Corrected cells, by row and heading. Discards the findings of the last check; a new check is needed. */
export const fixImportRows = call({
  method: 'PUT',
  path: '/imports/:id/cells',
  access,
  tag,
  summary: 'Correct cells of an uploaded file',
  body: {
    rows: list(
      { row_no: integer({ required: true, min: 1 }), cells: map(text({ max: 1000 }), { required: true, min: 1 }) },
      { required: true, min: 1, max: 200 },
    ),
  },
  example: { body: { rows: [{ row_no: 2, cells: { 'First name': 'Ada' } }] } },
  answer: importData,
  touches,
});

export const checkImport = call({
  method: 'POST',
  path: '/imports/:id/check',
  access,
  tag,
  summary: 'Check every row of an import without saving',
  /** People are found by employee number, else by work email. Unsaid, the choice stays as it was; at first it is no. */
  body: { update_existing: boolean() },
  answer: importData,
  touches,
});

export const commitImport = call({
  method: 'POST',
  path: '/imports/:id/commit',
  access,
  tag,
  summary: 'Commit a checked import, adding and updating its records',
  body: { only_right: boolean() },
  answer: importData,
  touches,
});

export const undoImport = call({
  method: 'POST',
  path: '/imports/:id/undo',
  access,
  tag,
  summary: 'Undo an import, removing added records and restoring updated ones',
  /** How to treat records edited since the import: without a choice, the undo is refused and lists them. */
  body: { later: choice({ options: ['keep', 'remove'] }) },
  answer: importData,
  touches,
});

/** Complaints and remarks are sentences by field; only complaints block the import. */
export const listImportRows = call({
  method: 'GET',
  path: '/imports/:id/rows',
  access,
  tag,
  summary: 'List the rows of an import, or only those with errors, updates or remarks',
  query: {
    only: choice({ options: ['wrong', 'updates', 'remarked'] }),
    page: integer({ min: 1, max: 20_000 }),
    per_page: integer({ min: 1, max: 200 }),
  },
  answer: page({
    row_no: integer(required),
    cells: map(text(required), required),
    complaints: map(list(text()), required),
    remarks: map(list(text()), required),
    /** For fields with complaints: valid values for the cell, likeliest first. */
    suggestions: map(list(text()), required),
    record_id: integer(),
    existing_id: integer(),
    /** The fields that the row would change, in the format of the history. */
    changes: list(noted),
  }),
});
export type ImportRowData = DataOf<typeof listImportRows>[number];

export const exportCorrections = call({
  method: 'POST',
  path: '/imports/:id/corrections',
  repeats: true,
  access,
  tag,
  summary: 'Export the rows with errors to a file for correction',
  answer: whole({ link: text(required), message: text(required) }),
  touches: [],
});
