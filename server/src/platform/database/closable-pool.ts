import type { Pool } from 'pg';
import type { Heard } from './database.ts';

/** An engine, reduced to what the rest needs of it: connections, what saved transactions tell, and an orderly end. */
export type ClosablePool = { pool: Pool; listen(heard: Heard): void; close(): Promise<void> };
