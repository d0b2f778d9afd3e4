import { type Change, cellKey, type Entry, minutesIn } from '@cadre/rules/time/grid';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { localStore } from '../../../platform/session/local-store.ts';
import { endSession, readSession, startSession } from '../../../platform/session/session-store.ts';
import { mira } from '../../../platform/testing/mira.ts';
import { createEditQueue, type EditQueue } from './edit-queue.ts';
import type { Result } from './unsent.ts';

const noa = { ...mira, id: 8, name: 'Noa' };
const days = ['2030-01-07', '2030-01-08'];
const place = { project_id: 7, project_task_id: null, work_type: 'normal' };
const keyOf = (date: string) => cellKey(place, date);

type Connection = 'works' | 'request lost' | 'answer lost' | 'refuses';

/** The server's side of the grid: versions, one row per new cell, and keys that make a repetition harmless. */
function openServer() {
  const rows = new Map<number, Entry[]>();
  const done = new Map<string, { id: number; minutes: number }>();
  const sessions = new Set<string>();
  let last = 0;
  let connection: Connection = 'works';

  const saveOne = (user: number, { key, id, version, date, minutes, description }: Change): Result => {
    const mine = rows.get(user) ?? [];
    const before = done.get(`${user} ${key}`);
    if (before) return { key, id: before.id, version: mine.find((row) => row.id === before.id)?.version ?? null, isStale: false };
    const row = mine.find((one) => (id === undefined ? one.date === date : one.id === id));
    if (id === undefined ? row : !row || row.version !== version) return { key, current: row ?? null, isStale: true };
    last += id === undefined ? 1 : 0;
    const next = { id: id ?? last, version: (version ?? 0) + 1, date, minutes, description };
    rows.set(user, [...mine.filter((one) => one !== row), ...(minutes > 0 ? [next] : [])]);
    done.set(`${user} ${key}`, next);
    return { key, id: next.id, version: next.version, isStale: false };
  };

  return {
    rows,
    sessions,
    connect: (next: Connection) => {
      connection = next;
    },
    isWorking: () => connection === 'works',
    save: async (owner: number, changes: readonly Change[]): Promise<Result[]> => {
      const user = readSession()?.user.id as number;
      sessions.add(`typed by ${owner}, sent by ${user}`);
      if (connection === 'request lost') throw new ApiProblem(0, 'no connection');
      if (connection === 'refuses') return changes.map(({ key }) => ({ key, error: 'The project ended.', isStale: false }));
      const results = changes.map((change) => saveOne(user, change));
      if (connection === 'answer lost') throw new ApiProblem(0, 'no connection');
      return results;
    },
  };
}

type Act =
  | { kind: 'type'; day: number; text: number }
  | { kind: 'leave' }
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'connect'; to: Connection }
  | { kind: 'reload' }
  | { kind: 'leave page' }
  | { kind: 'sign out' }
  | { kind: 'other user' };

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('type' as const), day: fc.integer({ min: 0, max: 1 }), text: fc.integer({ min: 0, max: 5 }) }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'leave' as const }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.constantFrom(100, 500, 4_000) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('connect' as const),
      to: fc.constantFrom<Connection>('works', 'request lost', 'answer lost', 'refuses'),
    }),
  },
  fc.constantFrom<Act>({ kind: 'reload' }, { kind: 'leave page' }, { kind: 'sign out' }, { kind: 'other user' }),
);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  endSession();
  vi.useRealTimers();
});

test('in any order of typing, sending, refusal, lost connection, sign-out and reload the server ends up with the last typed value, once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      localStorage.clear();
      const server = openServer();
      const typed = new Map<string, number>();
      const signIn = (user: typeof mira) => startSession({ access_token: `of-${user.id}`, user });
      /** The rows of a page, as it was loaded and as its own requests changed it. */
      let seen: Entry[] = [];
      let editQueue: EditQueue;
      const open = (owner: typeof mira): EditQueue => {
        seen = [...(server.rows.get(owner.id) ?? [])];
        return createEditQueue({
          user: owner.id,
          send: (changes) => server.save(owner.id, changes),
          sendOnLeaving: (changes) => void (server.isWorking() && server.save(owner.id, changes)),
          onSending: async () => undefined,
          onSaved: (outcomes) => {
            for (const { edit, entries } of outcomes) seen = [...seen.filter(({ date }) => date !== edit.date), ...entries];
          },
          onDone: () => undefined,
        });
      };
      let user = mira;
      signIn(mira);
      editQueue = open(mira);
      let cell: string | undefined;
      const leave = () => {
        if (cell) editQueue.leave(keyOf(cell));
        cell = undefined;
      };
      const reload = () => {
        editQueue.close();
        cell = undefined;
        editQueue = open(user);
      };
      const run = async (one: Act) => {
        if (one.kind === 'type') {
          const date = days[one.day] as string;
          if (cell !== date) leave();
          cell = date;
          const minutes = one.text * 60;
          editQueue.type(
            { ...place, date, base: seen.filter((row) => row.date === date), minutes, description: null },
            `${one.text}`,
            true,
          );
          typed.set(`${user.id} ${date}`, minutes);
        }
        if (one.kind === 'leave') leave();
        if (one.kind === 'wait') await vi.advanceTimersByTimeAsync(one.milliseconds);
        if (one.kind === 'connect') server.connect(one.to);
        if (one.kind === 'reload') reload();
        if (one.kind === 'leave page') {
          window.dispatchEvent(new Event('pagehide'));
          reload();
        }
        if (one.kind === 'sign out') {
          endSession();
          await vi.advanceTimersByTimeAsync(500);
          signIn(user);
          reload();
        }
        if (one.kind === 'other user') {
          endSession();
          user = user === mira ? noa : mira;
          signIn(user);
          await vi.advanceTimersByTimeAsync(500);
          reload();
        }
      };
      for (const one of acts) await run(one);
      server.connect('works');
      for (const each of [mira, noa]) {
        endSession();
        user = each;
        signIn(each);
        reload();
        await editQueue.flush();
        await vi.advanceTimersByTimeAsync(60_000);
        expect([...editQueue.now().edits.values()]).toEqual([]);
        expect(localStore('device', each.id).keys('time-card.')).toEqual([]);
        for (const date of days) {
          const rows = (server.rows.get(each.id) ?? []).filter((row) => row.date === date);
          expect(minutesIn(rows)).toBe(typed.get(`${each.id} ${date}`) ?? 0);
          expect(rows.length).toBeLessThanOrEqual(1);
        }
      }
      editQueue.close();
      for (const session of server.sessions) expect(['typed by 7, sent by 7', 'typed by 8, sent by 8']).toContain(session);
    }),
    { numRuns: 300 },
  );
});
