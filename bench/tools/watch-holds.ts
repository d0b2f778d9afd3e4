import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * The longest holds of the server in one second, in milliseconds: its thread, a slot of the database by rank, and all slots for the upkeep
 * of the database. Also the jobs that began or ended in that second.
 */
export type Holds = { at: number; loop: number; people: number; machines: number; background: number; upkeep: number; jobs: Job[] };
type Job = { name: string; is: 'begun' | 'over'; at: number };

const none = { people: 0, machines: 0, background: 0, upkeep: 0 };

/** Loaded into the server before its own code (`--import`): writes a line for each second to the file that the environment names. */
const file = process.env.CADRE_BENCH_HOLDS;
if (file) watch(file);

function watch(into: string): void {
  const resolution = 5;
  const loop = monitorEventLoopDelay({ resolution });
  loop.enable();
  let longest = { ...none };
  subscribe('cadre:place-held', (message) => {
    const { rank, milliseconds } = message as { rank: keyof typeof longest; milliseconds: number };
    if (milliseconds > 30) appendFileSync('/tmp/logs/stmt.log', `${Date.now()} HELD ${rank} ${milliseconds.toFixed(0)}\n`);
    longest[rank] = Math.max(longest[rank], milliseconds);
  });
  let jobs: Job[] = [];
  subscribe('cadre:job', (message) => void jobs.push({ ...(message as Omit<Job, 'at'>), at: Date.now() }));
  setInterval(() => {
    const holds: Holds = { at: Date.now(), loop: Math.max(0, loop.max / 1e6 - resolution), ...longest, jobs };
    appendFileSync(into, `${JSON.stringify(holds)}\n`);
    loop.reset();
    longest = { ...none };
    jobs = [];
  }, 1000).unref();
}
