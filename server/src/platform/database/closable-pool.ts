import type { Pool } from 'pg';
import type { Heard } from './database.ts';

/** Blocks new calls until the returned function is called. */
export type Shut = () => () => void;

/**
 * The engine as the rest of the code needs it: connections, notifications of committed transactions, an orderly shutdown, and, if the
 * engine has any, its own maintenance periods.
 */
export type ClosablePool = { pool: Pool; listen(heard: Heard): void; onUpkeep?(shut: Shut): void; close(): Promise<void> };
