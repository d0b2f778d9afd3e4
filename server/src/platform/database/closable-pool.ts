import type { Pool } from 'pg';
import type { Heard } from './database.ts';

/** Lets nobody in until what it gives is called. */
export type Shut = () => () => void;

/** An engine, reduced to what the rest needs of it: connections, what saved transactions tell, and an orderly end; and when it is busy with itself, if ever. */
export type ClosablePool = { pool: Pool; listen(heard: Heard): void; onUpkeep?(shut: Shut): void; close(): Promise<void> };
