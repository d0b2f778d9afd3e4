import type { Pool } from 'pg';

/** An engine, reduced to what the rest needs of it: connections, and an orderly end. */
export type ClosablePool = { pool: Pool; close(): Promise<void> };
