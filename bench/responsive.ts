import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { recomputeDays } from '@cadre/contract/calls/attendance';
import { linesOf, moveImport, uploadPeople } from './import-people.ts';
import { payMonth } from './pay-month.ts';
import type { Taken } from './terminals.ts';
import { terminalsApart } from './terminals-apart.ts';
import { root, runNode } from './tools/child.ts';
import { type Figure, milliseconds } from './tools/figure.ts';
import { startPostgres } from './tools/postgres.ts';
import { signIn, startProduct } from './tools/product.ts';
import type { Holds } from './tools/watch-holds.ts';
import { startPeople, type Visit } from './visits.ts';

const days = 31;
const employees = 1300;
const imported = 10_000;
const mostTimes = 4;
const longestHold = 100;
const idleMs = 15_000;
const patienceMs = 900_000;

/**
 * Pages as users open them, while 40,000 days are recalculated and 20 terminals upload, then during a payroll run, and then during an
 * import and its undo, compared with the same pages on an idle server.
 */
export async function responsive(): Promise<Figure[]> {
  // Both engines by default.
  const engines = (process.env.CADRE_BENCH_ENGINE?.split(',') ?? ['embedded engine', 'PostgreSQL']) as Engine[];
  const figures: Figure[] = [];
  for (const engine of engines) figures.push(...(await measure(engine)));
  return figures;
}

type Engine = 'embedded engine' | 'PostgreSQL';

async function measure(engine: Engine): Promise<Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'cadre-bench-'));
  const holdsFile = join(dataFolder, 'holds.jsonl');
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
  const env = { CADRE_DATA: dataFolder, CADRE_DEMO: '0', CADRE_BENCH_HOLDS: holdsFile, ...(postgres && { DATABASE_URL: postgres.url }) };
  try {
    await runNode(['server/src/commands/seed.ts', '--employees', String(employees), '--days', String(days)], env);
    const product = await startProduct(env, [process.execPath, '--import', `${root}bench/tools/watch-holds.ts`, 'server/src/main.ts']);
    try {
      return figuresOf(engine, await watchPeople(product.url, () => readHolds(holdsFile)));
    } finally {
      await product.stop();
    }
  } finally {
    await postgres?.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

const readHolds = async (file: string): Promise<Holds[]> =>
  (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Holds);

type Work = { visits: Visit[]; holds: Holds[]; seconds: number };
type Watched = {
  idle: Visit[];
  grown: Visit[];
  counting: Work;
  paying: Work;
  importing: Work;
  undoing: Work;
  terminals: Taken;
};

async function watchPeople(url: string, holdsOf: () => Promise<Holds[]>): Promise<Watched> {
  const headers = { authorization: `Bearer ${await signIn(url)}`, 'content-type': 'application/json' };
  const terminals = await terminalsApart(url, headers);
  const people = startPeople(url, headers);
  await pause(3000);
  const idleFrom = Date.now();
  await pause(idleMs);
  const idleTo = Date.now();
  await recompute(url, headers);
  terminals.start();
  const counted = await jobDone(holdsOf, 'settle_days', Date.now()).finally(() => terminals.stop());
  const requested = Date.now();
  await payMonth(url);
  const paid = await jobDone(holdsOf, 'calculate_payroll', requested);
  const { id, came } = await importPeople(url, headers, holdsOf);
  const grownFrom = Date.now();
  await pause(idleMs);
  const grownTo = Date.now();
  const went = await undoImport(url, headers, id, holdsOf);
  const visits = await people.stop();
  const holds = await holdsOf();
  const during = ({ from, to }: Span): Work => ({
    visits: visits.filter(between(from, to)),
    holds: holds.filter(between(from, to)),
    seconds: (to - from) / 1000,
  });
  return {
    idle: visits.filter(between(idleFrom, idleTo)),
    grown: visits.filter(between(grownFrom, grownTo)),
    counting: during(counted),
    paying: during(paid),
    importing: during(came),
    undoing: during(went),
    terminals: await terminals.stop(),
  };
}

const between = (begin: number, end: number) => (one: { at: number }) => begin <= one.at && one.at <= end;

async function recompute(url: string, headers: Record<string, string>): Promise<void> {
  const dayAgo = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const body = JSON.stringify({ from: dayAgo(days), to: dayAgo(0) });
  const answer = await fetch(`${url}/api/v1${recomputeDays.path}`, { method: recomputeDays.method, headers, body });
  if (!answer.ok) throw new Error(`It was not recomputed: ${await answer.text()}`);
}

type Headers = Record<string, string>;

async function importPeople(
  url: string,
  { authorization = '' }: Headers,
  holdsOf: () => Promise<Holds[]>,
): Promise<{ id: number; came: Span }> {
  const { id } = await uploadPeople(url, { authorization }, linesOf(imported));
  await moveImport(url, { authorization }, id, 'check', 'checked');
  const requested = Date.now();
  await moveImport(url, { authorization }, id, 'commit', 'committed');
  return { id, came: await jobDone(holdsOf, 'commit_import', requested) };
}

async function undoImport(url: string, { authorization = '' }: Headers, id: number, holdsOf: () => Promise<Holds[]>): Promise<Span> {
  const requested = Date.now();
  await moveImport(url, { authorization }, id, 'undo', 'undone');
  return jobDone(holdsOf, 'undo_import', requested);
}

type Span = { from: number; to: number };

/** The time span of a requested job. The holds of its last second are written a second later. */
async function jobDone(holdsOf: () => Promise<Holds[]>, job: string, requested: number): Promise<Span> {
  for (;;) {
    await pause(1000);
    const runs = (await holdsOf()).flatMap(({ jobs }) => jobs.filter(({ name }) => name === job));
    const from = runs.find(({ is, at }) => is === 'begun' && at >= requested)?.at;
    const to = runs.find(({ is, at }) => is === 'over' && from !== undefined && at > from)?.at;
    if (from !== undefined && to !== undefined) return { from, to: to + 1000 };
    if (Date.now() - requested > patienceMs) throw new Error(`${job} did not come to its end.`);
  }
}

function figuresOf(engine: string, { idle, grown, counting, paying, importing, undoing, terminals }: Watched): Figure[] {
  const failed =
    [counting, paying, importing, undoing].flatMap(({ visits }) => visits).filter(({ status }) => status >= 500).length + terminals.failed;
  return [
    ...pagesOf(engine, 'busy', idle, counting.visits),
    ...holdsOf(engine, 'counting', counting, ['background', 'machines']),
    ...pagesOf(engine, 'paying', idle, paying.visits),
    ...holdsOf(engine, 'paying', paying, ['background']),
    // The pages of a company that has grown nearly tenfold.
    ...pagesOf(engine, 'importing', grown, importing.visits),
    ...holdsOf(engine, 'importing', importing, ['background']),
    ...pagesOf(engine, 'undoing', grown, undoing.visits),
    ...holdsOf(engine, 'undoing', undoing, ['background']),
    { name: `Failures (5xx) of people and terminals, ${engine}`, value: String(failed), promise: 'none', kept: failed === 0 },
    { name: `Counted again in, ${engine}`, value: `${counting.seconds.toFixed(0)} s` },
    { name: `Paid in, ${engine}`, value: `${paying.seconds.toFixed(0)} s` },
    { name: `${imported} people imported in, ${engine}`, value: `${importing.seconds.toFixed(0)} s` },
    { name: `Taken back in, ${engine}`, value: `${undoing.seconds.toFixed(0)} s` },
    { name: `Punches taken meanwhile, ${engine}`, value: String(terminals.taken) },
  ];
}

const pagesOf = (engine: string, when: string, idle: readonly Visit[], busy: readonly Visit[]): Figure[] =>
  [...new Set(idle.map(({ page }) => page))].map((page) => {
    const [quiet, loud] = [idle, busy].map((visits) => p95(visits.filter((visit) => visit.page === page))) as [number, number];
    return {
      name: `${page}, ${engine}, p95 ${when} (idle ${milliseconds(quiet)})`,
      value: milliseconds(loud),
      promise: `at most ${mostTimes} times`,
      kept: loud <= mostTimes * quiet,
    };
  });

type Held = Exclude<keyof Holds, 'jobs' | 'at'>;
const held: Record<Held, string> = {
  loop: 'Longest hold of the thread',
  people: 'Longest turn of a person',
  machines: 'Longest turn of a terminal',
  background: 'Longest turn in the background',
  upkeep: 'Longest upkeep of the database itself',
};

/** The longest holds of the thread and of database slots; with a PostgreSQL server only one of many slots is held, and no request waits for it. */
const holdsOf = (engine: string, when: string, { holds }: Work, turns: readonly Held[]): Figure[] =>
  (['loop', ...turns, ...(engine === 'PostgreSQL' ? [] : ['upkeep' as const])] as const).map((one) => {
    const longest = Math.max(...holds.map((second) => second[one]));
    const isShared = one === 'loop' || engine !== 'PostgreSQL';
    return { name: `${held[one]} while ${when}, ${engine}`, value: milliseconds(longest), ...(isShared && within(longest)) };
  });

const within = (held: number) => ({ promise: `at most ${longestHold} ms`, kept: held <= longestHold });

function p95(visits: readonly Visit[]): number {
  const sorted = visits.map((visit) => visit.milliseconds).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}
