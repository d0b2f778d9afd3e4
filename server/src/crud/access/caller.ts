import type { CallContext } from '../../platform/http/call-context.ts';

/** The caller of an operation, whether it comes from a request, an import or a command. */
export type Caller = Pick<CallContext, 'actor' | 'trace' | 't' | 'language'>;

/** A row as stored in the database. */
export type StoredRow = Record<string, unknown> & { id: number; version: number };
