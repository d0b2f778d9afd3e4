import { connectOwner } from './owner.ts';

/** From now on nothing happens by the hour but what is named, so that only what is asked for is measured. Until the next start. */
export async function stopClock(databaseUrl: string, except = ''): Promise<void> {
  const owner = await connectOwner(databaseUrl);
  await owner.query('delete from pgboss.schedule where name <> $1', [except]).finally(() => owner.end());
}
