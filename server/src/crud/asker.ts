import type { Asked } from '../platform/http/asked.ts';

/** Who wants it done, wherever the wish comes from: a request, an import, a command. */
export type Asker = Pick<Asked, 'actor' | 'trace' | 't' | 'language'>;

/** A row as the database holds it. */
export type StoredRow = Record<string, unknown> & { id: number; version: number };
