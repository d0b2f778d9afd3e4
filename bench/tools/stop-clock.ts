import { connectOwner } from './owner.ts';

/** Disables all scheduled jobs but the named one until the next start, so that only the intended work is measured. */
export async function stopClock(databaseUrl: string, except = ''): Promise<void> {
  const owner = await connectOwner(databaseUrl);
  await owner.query('delete from pgboss.schedule where name <> $1', [except]).finally(() => owner.end());
}
