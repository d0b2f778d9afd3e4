import { call } from '../call.ts';
import { answers, boolean, choice, integer } from '../fields.ts';

export const importLimits = { megabytes: 20, rows: 20_000, columns: 100, undoHours: 24 } as const;

export const importStatuses = ['uploaded', 'checking', 'checked', 'committing', 'committed', 'undoing', 'undone', 'failed'] as const;

/** An import as its owner sees it. `fields` is what a column may become, for this person. */
export type ImportData = {
  id: number;
  status: (typeof importStatuses)[number];
  file_name: string;
  headings: string[];
  mapping: Record<string, string | null>;
  fields: { name: string; required: boolean }[];
  rows_count: number;
  wrong_count: number | null;
  done_count: number;
  failure: string | null;
  created_at: string;
  committed_at: string | null;
  undone_at: string | null;
  can_undo: boolean;
};

/** A row of the file; complaints are sentences by field. */
export type ImportRowData = {
  row_no: number;
  cells: Record<string, string>;
  complaints: Record<string, string[]>;
  record_id: number | null;
};

const access = 'employees.import';
const tag = 'imports';

/** Multipart, `files[]`: one CSV or XLSX. Nothing but the file is stored by this. */
export const uploadEmployees = call({ method: 'POST', path: '/imports/employees', access, tag });
export const listImports = call({ method: 'GET', path: '/imports', access, tag });
export const readImport = call({ method: 'GET', path: '/imports/:id', access, tag });
export const mapImport = call({ method: 'PUT', path: '/imports/:id/mapping', access, tag, body: { mapping: answers({ required: true }) } });
export const checkImport = call({ method: 'POST', path: '/imports/:id/check', access, tag });
export const commitImport = call({ method: 'POST', path: '/imports/:id/commit', access, tag, body: { only_right: boolean() } });
export const undoImport = call({ method: 'POST', path: '/imports/:id/undo', access, tag });
export const listImportRows = call({
  method: 'GET',
  path: '/imports/:id/rows',
  access,
  tag,
  query: { only: choice({ options: ['wrong'] }), page: integer({ min: 1, max: 20_000 }), per_page: integer({ min: 1, max: 200 }) },
});
export const exportCorrections = call({ method: 'POST', path: '/imports/:id/corrections', access, tag });
