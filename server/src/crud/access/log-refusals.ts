import type { Call } from '@cadre/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runAs } from '../../platform/database/run-as.ts';
import { sql } from '../../platform/database/sql.ts';
import { problemOf } from '../../platform/http/problem-of.ts';
import { served } from '../../platform/http/served.ts';
import { traceOf } from '../../platform/http/trace-of.ts';
import type { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { table } from '../read/table.ts';
import { resourceNamed } from '../resource-named.ts';
import { audit, type LogEntry } from '../write/audit.ts';
import { isGuarded } from './log-views.ts';

const minute = 60_000;
const maxCached = 10_000;

/** Refusals of one kind for one user within a minute: the first is logged at once, the others as one entry at the end of the minute. */
type Refused = { since: number; more: number; last: LogEntry };

/** Logs requests refused for lack of rights, with at most two entries per minute for each user and kind of record. */
export function logRefusals(app: FastifyInstance, services: Services, now: () => number = Date.now): void {
  const stored = new Map<string, Refused>();

  const unseen = new WeakMap<FastifyRequest, Problem>();
  const running = new Set<Promise<void>>();

  app.addHook('onError', async (request, _reply, error) => {
    const problem = problemOf(error);
    if (problem?.status !== 404) return note(request, problem);
    unseen.set(request, problem);
  });
  // Logged after the response: its duration would otherwise reveal whether the record exists.
  app.addHook('onResponse', async (request) => {
    const problem = unseen.get(request);
    if (!problem) return;
    const noting = note(request, problem);
    running.add(noting);
    await noting.finally(() => running.delete(noting));
  });

  async function note(request: FastifyRequest, problem: Problem | undefined): Promise<void> {
    const entry = await entryFor(services, request, problem);
    if (!entry) return;
    const key = `${entry.actor?.user_id} ${entry.model}`;
    const known = stored.get(key);
    if (known && now() - known.since < minute) {
      Object.assign(known, { more: known.more + 1, last: entry });
      return;
    }
    if (known || stored.size >= maxCached) await flush();
    stored.set(key, { since: now(), more: 0, last: entry });
    await write([entry]);
  }
  const timer = setInterval(() => void flush(), minute).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await Promise.all(running);
    await flush(true);
  });

  async function flush(isLast = false): Promise<void> {
    const over = [...stored].filter(([, { since }]) => isLast || now() - since >= minute || stored.size >= maxCached);
    for (const [key] of over) stored.delete(key);
    await write(
      over.flatMap(([, { more, last }]) => (more > 0 ? [{ ...last, changes: [...(last.changes ?? []), line('times', more)] }] : [])),
    );
  }

  async function write(entries: LogEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const saving = services.db.transaction(async (tx) => {
      for (const entry of entries) audit(tx, entry);
    });
    await saving.catch((error) => services.log.warn({ err: error }, 'a refusal was not noted'));
  }
}

async function entryFor(services: Services, request: FastifyRequest, problem: Problem | undefined): Promise<LogEntry | undefined> {
  const { actor } = request;
  const call = request.routeOptions.config[served];
  if (!actor || !call || !problem || !(await isByRight(services, call, request, problem))) return undefined;
  const { model, id } = subjectOf(call, request);
  const changes = [line('call', `${call.method} ${call.path}`), line('answer', problem.code)];
  return { actor, trace: traceOf(request), action: 'refused', model, model_id: id, changes };
}

const line = (field: string, value: string | number) => ({ field, old: null, new: value });

/** The record that was refused: by the path of the call, or, where one call serves all resources, by its body. */
function subjectOf({ tag }: Call, { params, body }: FastifyRequest): { model: string; id: number | undefined } {
  const sent = (body ?? {}) as { model?: unknown; id?: unknown };
  const isNamed = resourceNamed(tag) === undefined && typeof sent.model === 'string' && resourceNamed(sent.model) !== undefined;
  const { id } = (isNamed ? sent : (params ?? {})) as { id?: unknown };
  return { model: isNamed ? String(sent.model) : tag, id: /^[1-9]\d{0,8}$/.test(String(id)) ? Number(id) : undefined };
}

/** To the caller, a record out of scope does not exist; only the log distinguishes the two cases. */
async function isByRight(services: Services, call: Call, request: FastifyRequest, problem: Problem): Promise<boolean> {
  if (problem.status === 403) return true;
  const { model, id } = subjectOf(call, request);
  const resource = resourceNamed(model);
  if (problem.code !== 'not_found' || !resource || id === undefined || (call.method === 'GET' && !isGuarded(resource))) return false;
  const statement = sql`select from ${table(resource)} r where r.id = ${id}`;
  return runAs('system', () => services.db.reading(async (on) => (await statement.execute(on)).rows.length > 0)).catch(() => false);
}
