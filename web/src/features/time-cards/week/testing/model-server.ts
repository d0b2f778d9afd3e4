import { type Change, type Entry, minutesIn, noteOf } from '@cadre/rules/time/grid';
import { ApiProblem } from '../../../../platform/api-problem.ts';
import { readSession } from '../../../../platform/session/session-store.ts';
import type { Result } from '../edits/unsent.ts';

/** The content of a cell after a change, and who changed it. */
export type Version = { by: 'user' | 'colleague'; minutes: number; description: string | null; rows: number };

type Request = {
  user: number;
  changes: readonly Change[];
  results?: readonly Result[];
  answer: (results: readonly Result[]) => void;
  fail: (problem: ApiProblem) => void;
};

export type ModelServer = ReturnType<typeof createModelServer>;

/**
 * The server as a map of cells: rows with versions, one row for a new cell, and keys that make a repeated change harmless. The network is in the
 * hands of the test: a request is answered, refused or lost, and a lost request may arrive later.
 */
export function createModelServer() {
  const rows = new Map<number, Entry[]>();
  const versions = new Map<string, Version[]>();
  const done = new Map<string, { content: string; id: number | null }>();
  const refused = new Set<string>();
  const closedDays = new Set<string>();
  const faults: string[] = [];
  let open: Request[] = [];
  let lost: Request[] = [];
  let lastId = 0;

  const rowsOf = (user: number, date: string): Entry[] => (rows.get(user) ?? []).filter((row) => row.date === date);
  const versionsOf = (user: number, date: string): Version[] =>
    versions.get(`${user} ${date}`) ?? [{ by: 'user', minutes: 0, description: null, rows: 0 }];

  function write(by: Version['by'], user: number, date: string, next: readonly Entry[]): void {
    rows.set(user, [...(rows.get(user) ?? []).filter((row) => row.date !== date), ...next]);
    const version = { by, minutes: minutesIn(next), description: noteOf(next), rows: next.length };
    versions.set(`${user} ${date}`, [...versionsOf(user, date), version]);
  }

  function save(user: number, change: Change): Result {
    const { key, id, version, date, minutes, description } = change;
    const content = JSON.stringify({ ...change, version: undefined });
    const cell = rowsOf(user, date);
    const before = done.get(`${user} ${key}`);
    if (before) {
      if (before.content !== content) faults.push(`key reused: ${before.content}, then ${content}`);
      const row = cell.find((one) => one.id === before.id);
      return { key, ...(row && { id: row.id, version: row.version }), isStale: false };
    }
    if (closedDays.has(date)) return { key, error: 'The day is closed.', isStale: false };
    const row = id === undefined ? cell[0] : cell.find((one) => one.id === id);
    if (id !== undefined && !row) return { key, error: 'The row is gone.', current: null, isStale: true };
    if (row && row.version !== version) return { key, error: 'Changed meanwhile.', current: row, isStale: true };
    lastId += row ? 0 : 1;
    const saved = { id: row?.id ?? lastId, version: (version ?? 0) + 1, date, minutes, description };
    const others = row ? cell.map((one) => (one.id === row.id ? saved : one)) : [...cell, saved];
    write('user', user, date, minutes > 0 ? others : cell.filter((one) => one !== row));
    done.set(`${user} ${key}`, { content, id: minutes > 0 ? saved.id : null });
    return { key, ...(minutes > 0 && { id: saved.id, version: saved.version }), isStale: false };
  }

  function arrive(request: Request): readonly Result[] {
    request.results ??= request.changes.map((change) => save(request.user, change));
    for (const { key, error } of request.results) if (error && key) refused.add(key);
    return request.results;
  }

  const take = (): Request | undefined => {
    const [first, ...rest] = open;
    open = rest;
    return first;
  };

  function requestOf(owner: number, changes: readonly Change[], answer: Request['answer'], fail: Request['fail']): Request {
    const user = readSession()?.user.id;
    if (user !== owner) faults.push(`edits of ${owner} sent in the session of ${user}`);
    return { user: user ?? 0, changes, answer, fail };
  }

  return {
    faults,
    rowsOf,
    versionsOf,
    hasColleagues: () => [...versions.values()].flat().some(({ by }) => by === 'colleague'),
    isIdle: () => open.length === 0,
    send: (owner: number, changes: readonly Change[]) =>
      new Promise<readonly Result[]>((answer, fail) => {
        open.push(requestOf(owner, changes, answer, fail));
      }),
    /** Without an answer; it may arrive late or never. */
    sendOnLeaving: (owner: number, changes: readonly Change[]) => {
      const nothing = () => undefined;
      lost.push(requestOf(owner, changes, nothing, nothing));
    },
    /** The oldest request is processed, and its answer is still under way. */
    arrive: () => void (open[0] && arrive(open[0])),
    answer: () => {
      const request = take();
      request?.answer(arrive(request));
    },
    /** A request that has arrived already was processed, and only its answer is lost. */
    lose: (status: number) => {
      const request = take();
      if (!request) return;
      if (status === 0 && !request.results) lost.push(request);
      request.fail(new ApiProblem(status, 'no connection'));
    },
    refuse: () => {
      const isSaved = open[0]?.changes.some(({ key }) => done.has(`${open[0]?.user} ${key}`));
      const request = isSaved ? undefined : take();
      for (const { key } of request?.changes ?? []) refused.add(key);
      request?.fail(new ApiProblem(422, 'refused'));
    },
    /** Answers no longer reach the page, which is gone. */
    forgetAnswers: () => {
      lost.push(...open.filter(({ results }) => !results));
      open = [];
    },
    /** A repetition that was refused arrives after the lost request. */
    arriveLate: () => {
      for (const request of lost) arrive({ ...request, changes: request.changes.filter(({ key }) => !refused.has(key)) });
      lost = [];
    },
    close: (date: string) => void (closedDays.has(date) ? closedDays.delete(date) : closedDays.add(date)),
    openDays: () => closedDays.clear(),
    /** A colleague fills a cell, changes its first row, or deletes it. */
    changeElsewhere: (user: number, date: string, minutes: number) => {
      const [first, ...others] = rowsOf(user, date);
      if (!first && minutes === 0) return;
      lastId += first ? 0 : 1;
      const next = { id: first?.id ?? lastId, version: (first?.version ?? 0) + 1, date, minutes, description: first?.description ?? null };
      write('colleague', user, date, minutes > 0 ? [next, ...others] : others);
    },
    changeLastRow: (user: number, date: string, minutes: number) => {
      const cell = rowsOf(user, date);
      const last = cell.at(-1);
      if (last) write('colleague', user, date, [...cell.slice(0, -1), { ...last, minutes, version: last.version + 1 }]);
    },
    addRow: (user: number, date: string, minutes: number) => {
      lastId += 1;
      write('user', user, date, [...rowsOf(user, date), { id: lastId, version: 1, date, minutes, description: null }]);
    },
  };
}
