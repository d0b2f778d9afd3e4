import type { Asked } from '../platform/http/asked.ts';

/** The caller of an operation, whether it comes from a request, an import or a command. */
export type Asker = Pick<Asked, 'actor' | 'trace' | 't' | 'language'>;

/** A row as stored in the database. */
export type StoredRow = Record<string, unknown> & { id: number; version: number };
