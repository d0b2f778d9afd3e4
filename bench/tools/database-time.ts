import { setTimeout as pause } from 'node:timers/promises';
import { connectOwner } from './owner.ts';

const requests = 300;
/** An idle connection has reported its statistics to the server after this time. */
const untilReportedMs = 11_000;

/** Milliseconds the database works per response to sequential requests, by its own statistics. */
export async function databaseTime(databaseUrl: string, url: string, headers: Record<string, string>): Promise<number> {
  const ask = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await (await fetch(url, { headers })).arrayBuffer();
  };
  await ask(20);
  await pause(untilReportedMs);
  const before = await activeTime(databaseUrl);
  await ask(requests);
  await pause(untilReportedMs);
  return ((await activeTime(databaseUrl)) - before) / requests;
}

async function activeTime(databaseUrl: string): Promise<number> {
  const owner = await connectOwner(databaseUrl);
  const { rows } = await owner
    .query('select active_time as spent from pg_stat_database where datname = current_database()')
    .finally(() => owner.end());
  return rows[0].spent;
}
