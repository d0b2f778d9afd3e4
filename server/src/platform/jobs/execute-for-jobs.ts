import type { Database, Run } from '../database/database.ts';

const ownTransaction = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/;

/** A statement of pg-boss. Statements with their own BEGIN and COMMIT run in our transaction, which also handles the rollback. */
export async function executeForJobs(db: Database, text: string, values: unknown[] | undefined): ReturnType<Run> {
  const inner = ownTransaction.exec(text)?.[1];
  if (inner !== undefined) return db.transaction((tx) => tx.run(inner));
  return db.run(text, values?.length ? values : undefined);
}
