import type { ExportFormat } from '@cadre/contract/calls/generic';
import type { Resource } from '@cadre/contract/resource';
import type { Rotations, TableHead } from '../../platform/documents/tables/table-file.ts';
import type { Caller } from '../access/caller.ts';

/** The parameters of an export, in addition to the list's own query. */
export type ExportRequest = {
  format: ExportFormat;
  columns: unknown;
  ids: number[] | undefined;
  timezone: string | undefined;
  wanted: Record<string, unknown>;
};

/** The content of an export: its rows arrive in batches, as the caller sees them. */
export type ExportSource = {
  /** The resource with the export right; it is named in the history. */
  resource: Resource;
  /** The name of the file, without its ending. */
  name: string;
  head: TableHead;
  /** The number of rows; beyond `most` only the fact that there are more. */
  total: number;
  turns: () => Rotations;
};

export type OpenSource = (caller: Caller, request: ExportRequest, most: number) => Promise<ExportSource>;

/** The largest export that a user waits for; a larger one is written in the background. */
export const mostAtOnce = 10_000;

/** Larger files are of no use; their ids take 80 MB while the file is written. */
export const mostEver = 10_000_000;

export const writeJob = 'write_export';

/** Where people see how far their exports are. */
export const exportsPage = '/export-pdf';
