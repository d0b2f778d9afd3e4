import { type Change, cellKey, conflictsWith, type Entry, minutesIn, noteOf } from '@cadre/rules/time/grid';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, readSession, type Session, startSession } from '../../../../platform/session/session-store.ts';
import { finishWork } from '../../../../platform/session/sign-out-work.ts';
import { mira } from '../../../../platform/testing/mira.ts';
import { createModelServer, type ModelServer } from '../testing/model-server.ts';
import { createEditQueue, type EditQueue } from './edit-queue.ts';
import { pendingEdits } from './pending-edits.ts';
import type { Outcome, Unsent } from './unsent.ts';

const noa = { ...mira, id: 8, name: 'Noa' };
const users = [mira, noa];
const days = ['2030-01-07', '2030-01-08'];
const place = { project_id: 7, project_task_id: null, work_type: 'normal' };
const keyOf = (date: string) => cellKey(place, date);

type Value = { minutes: number; description: string | null };
type Page = {
  owner: number;
  queue: EditQueue;
  isGone: boolean;
  shown: Entry[];
  settled: Set<string>;
  session?: Session | undefined;
  focus?: { date: string; start: Value };
};

/** One browser with one open page, used by two people, and everything they typed. */
function createBrowser(server: ModelServer) {
  const typed = new Map<string, Value>();
  /** Cells with rows that were changed by two people at the same time: their sum is not that of either. */
  const mixed = new Set<string>();
  const pages: Page[] = [];
  let page: Page | undefined;

  function openPage(owner: number): Page {
    const opened: Page = { owner, isGone: false, shown: [], settled: new Set(), queue: undefined as never };
    const never = new Promise<never>(() => undefined);
    const send = (changes: readonly Change[]) => {
      for (const { key } of changes)
        if (opened.settled.has(key.split('.')[0] as string)) server.faults.push(`sent again after a refusal: ${key}`);
      return server.send(owner, changes);
    };
    const mine = (what: string) => {
      if (readSession()?.user.id !== owner) server.faults.push(`${what} of ${owner} in the session of ${readSession()?.user.id}`);
    };
    opened.queue = createEditQueue({
      user: owner,
      send: (changes) => send(changes).finally(() => (opened.isGone ? never : undefined)),
      sendOnLeaving: (changes) => server.sendOnLeaving(owner, changes),
      onSending: () => new Promise((resolve) => setTimeout(() => opened.isGone || resolve(undefined), 20)),
      onSaved: (outcomes) => {
        mine('rows shown');
        for (const outcome of outcomes) {
          noteRefusal(opened, outcome);
          opened.shown = [...opened.shown.filter(({ date }) => date !== outcome.edit.date), ...entriesIn(outcome)];
        }
      },
      onDone: () => void (readSession()?.user.id === owner && fetchRows(opened)),
    });
    pages.push(opened);
    return opened;
  }

  /** As the week does with the rows that it fetches. */
  function fetchRows(opened: Page): void {
    opened.shown = days.flatMap((date) => server.rowsOf(opened.owner, date));
    for (const date of days) {
      const edit = opened.queue.now().edits.get(keyOf(date));
      const entries = shownOn(opened, date);
      const [theirs] = entries;
      if (edit?.state === 'waiting' && !edit.earlier && theirs && conflictsWith(edit, entries)) opened.queue.conflict(keyOf(date), theirs);
    }
    void opened.queue.flush();
  }

  /** Closes the page of another user; the user's own page stays open. */
  function openWeek(): Page | undefined {
    const owner = readSession()?.user.id;
    if (owner === undefined) return undefined;
    if (page?.owner !== owner) {
      page?.queue.close();
      page = openPage(owner);
    }
    page.session = readSession();
    fetchRows(page);
    return page;
  }

  const readCell = (opened: Page, date: string): Value => {
    const entries = shownOn(opened, date);
    const { minutes, description } = opened.queue.now().edits.get(keyOf(date)) ?? {
      minutes: minutesIn(entries),
      description: noteOf(entries),
    };
    return { minutes, description };
  };
  const cellOf = (opened: Page, date: string) => ({ ...place, date, base: shownOn(opened, date) });

  function leaveCell(): void {
    if (page?.focus) page.queue.leave(keyOf(page.focus.date));
    if (page) delete page.focus;
  }

  function focusOn(date: string): Page | undefined {
    const opened = page && page.session === readSession() ? page : openWeek();
    if (!opened) return undefined;
    if (opened.focus?.date !== date) leaveCell();
    opened.focus ??= { date, start: readCell(opened, date) };
    return opened;
  }

  function takeTheirs(opened: Page, date: string): void {
    opened.queue.drop(keyOf(date));
    typed.delete(`${opened.owner} ${date}`);
    fetchRows(opened);
  }

  return {
    typed,
    mixed,
    page: () => page,
    type: (date: string, minutes: number | undefined) => {
      const opened = focusOn(date);
      if (!opened?.focus) return;
      const value = { ...opened.focus.start, ...(minutes !== undefined && { minutes }) };
      opened.queue.type({ ...cellOf(opened, date), ...value }, `${minutes ?? 'lots'}`, minutes !== undefined);
      typed.set(`${opened.owner} ${date}`, value);
    },
    /** By a paste, an undo or the note of a cell. */
    enter: (date: string, change: Partial<Value>) => {
      const opened = focusOn(date);
      if (!opened) return;
      delete opened.focus;
      const value = { ...readCell(opened, date), ...change };
      opened.queue.enter({ ...cellOf(opened, date), ...value });
      typed.set(`${opened.owner} ${date}`, value);
    },
    leaveCell,
    openWeek,
    /** Another try, or the user's choice of one of two values. */
    decide: (date: string, takesTheirs: boolean) => {
      const opened = page && page.session === readSession() ? page : undefined;
      const edit = opened?.queue.now().edits.get(keyOf(date));
      if (!opened || !edit) return;
      if (edit.state === 'refused') opened.queue.again(keyOf(date));
      else if (edit.state === 'unreadable') opened.queue.drop(keyOf(date));
      else if (edit.state === 'conflict' && takesTheirs) takeTheirs(opened, date);
      else if (edit.state === 'conflict') opened.queue.again(keyOf(date), baseWithTheirs(edit));
    },
    /** Without a warning, as in a crash. */
    reload: () => {
      if (page) Object.assign(page, { isGone: true });
      page?.queue.close();
      page = undefined;
      server.forgetAnswers();
      openWeek();
    },
    closeAll: () => {
      for (const each of pages) {
        each.isGone = true;
        each.queue.close();
      }
    },
  };
}

type Browser = ReturnType<typeof createBrowser>;

const shownOn = (page: Page, date: string): Entry[] => page.shown.filter((row) => row.date === date);

const entriesIn = (outcome: Outcome): readonly Entry[] => {
  const theirs = outcome.kind === 'conflict' ? outcome.theirs : null;
  return theirs ? outcome.entries.map((entry) => (entry.id === theirs.id ? theirs : entry)) : outcome.entries;
};

function noteRefusal(page: Page, { kind, edit }: Outcome): void {
  if (kind !== 'saved') page.settled.add(edit.key);
}

const baseWithTheirs = ({ base, theirs }: Unsent): readonly Entry[] => {
  if (!theirs) return [];
  return base.some(({ id }) => id === theirs.id) ? base.map((one) => (one.id === theirs.id ? theirs : one)) : [theirs];
};

const isSame = (one: Value, other: Value, hasOneRow = true): boolean =>
  one.minutes === other.minutes && (one.minutes === 0 || !hasOneRow || one.description === other.description);

/** At any moment the last value is stored in this browser, or the server has it, until a colleague changes it. */
function faultsIn(browser: Browser, server: ModelServer): string[] {
  const faults = [...server.faults];
  const edits = [...(browser.page()?.queue.now().edits.values() ?? [])];
  if (!server.hasColleagues() && edits.some(({ state }) => state === 'conflict')) faults.push('a conflict of a user with their own edits');
  for (const [cell, value] of browser.typed) {
    if (browser.mixed.has(cell)) continue;
    const [user, date] = [Number(cell.split(' ')[0]), cell.split(' ')[1] as string];
    const stored = pendingEdits(user).read().get(keyOf(date));
    const page = browser.page();
    const here = page?.owner === user && readSession()?.user.id === user ? page.queue.now().edits.get(keyOf(date)) : stored;
    const versions = server.versionsOf(user, date);
    const last = versions.at(-1);
    const hasOneRow = versions.every(({ rows }) => rows < 2);
    const isSaved = (version: Value) => isSame(value, version, hasOneRow);
    const isOnServer = last && (isSaved(last) || (last.by === 'colleague' && versions.some(isSaved)));
    if (!stored && !isOnServer) faults.push(`lost: ${cell}, ${JSON.stringify(value)}, the server has ${JSON.stringify(versions)}`);
    for (const [where, edit] of Object.entries({ stored, here }))
      if (edit && !isSame(value, edit)) faults.push(`${where}: ${JSON.stringify(edit)} for ${cell}, typed was ${JSON.stringify(value)}`);
  }
  return faults;
}

type Act = { name: string; run: (browser: Browser, server: ModelServer) => unknown };

const act = <T extends readonly unknown[]>(
  name: string,
  weight: number,
  values: { [K in keyof T]: fc.Arbitrary<T[K]> },
  run: (...all: [Browser, ModelServer, ...T]) => unknown,
) => ({
  weight,
  arbitrary: fc.tuple<unknown[]>(...values).map(
    (all): Act => ({
      name: [name, ...all.map((one) => (one as { name?: string } | null)?.name ?? one)].join(' '),
      run: (browser, server) => run(browser, server, ...(all as unknown as T)),
    }),
  ),
});

const day = fc.constantFrom(...days);
const hours = fc.integer({ min: 0, max: 5 }).map((value) => value * 60);
const user = fc.constantFrom(...users);

/** What one person does, and what happens to requests. */
const usual = [
  act<[string, number]>('type', 8, [day, hours], (browser, _server, ...input) => browser.type(...input)),
  act<[string]>('type nonsense', 1, [day], (browser, _server, date) => browser.type(date, undefined)),
  act<[string, number]>('enter', 2, [day, hours], (browser, _server, date, minutes) => browser.enter(date, { minutes })),
  act<[string, string | null]>('note', 1, [day, fc.constantFrom('a', null)], (browser, _server, date, description) =>
    browser.enter(date, { description }),
  ),
  act('leave the cell', 3, [], (browser) => browser.leaveCell()),
  act<[number]>('wait', 8, [fc.constantFrom(25, 425, 4_000, 35_000)], (_browser, _server, time) => vi.advanceTimersByTimeAsync(time)),
  act('answer', 6, [], (_browser, server) => server.answer()),
  act('arrive', 2, [], (_browser, server) => server.arrive()),
  act<[number]>('lose', 3, [fc.constantFrom(0, 0, 503)], (_browser, server, status) => server.lose(status)),
  act('arrive late', 1, [], (_browser, server) => server.arriveLate()),
  act('refuse', 1, [], (_browser, server) => server.refuse()),
  act<[string]>('open or close', 1, [day], (_browser, server, date) => server.close(date)),
  act<[string]>('decide', 2, [day], (browser, _server, date) => browser.decide(date, false)),
  act('reload', 1, [], (browser) => browser.reload()),
  act('open the week', 1, [], (browser) => browser.openWeek()),
  act('close the page', 1, [], (browser) => [window.dispatchEvent(new Event('pagehide')), browser.reload()]),
  act('page into the cache and back', 1, [], () => window.dispatchEvent(new Event('pagehide'))),
  act('online', 1, [], () => window.dispatchEvent(new Event('online'))),
];

const sessions = [
  act<[boolean]>('sign out', 1, [fc.boolean()], signOut),
  act('session ends', 1, [], () => endSession()),
  act<[typeof mira]>('sign in', 3, [user], (_browser, _server, next) => signIn(next)),
];

const colleagues = [
  act<[typeof mira, string, number]>('colleague', 2, [user, day, fc.constantFrom(0, 7, 13)], (_browser, server, { id }, date, minutes) =>
    server.changeElsewhere(id, date, minutes),
  ),
  act<[string]>('colleague in the last row', 1, [day], (browser, server, date) => {
    browser.mixed.add(`${mira.id} ${date}`);
    server.changeLastRow(mira.id, date, 30);
  }),
  act<[string]>('take theirs', 1, [day], (browser, _server, date) => browser.decide(date, true)),
];

const signIn = (next: typeof mira) => startSession({ access_token: `of-${next.id}`, user: next });

async function signOut(browser: Browser, server: ModelServer, isAnswered: boolean): Promise<void> {
  void finishWork();
  for (let round = 0; isAnswered && round < 5; round += 1) await answerAll(server, 30);
  const page = browser.page();
  const left = [...(page?.queue.now().edits.values() ?? [])].filter(
    ({ state, isUnreadable }) => !isUnreadable && (state === 'typing' || state === 'waiting' || state === 'sending'),
  );
  if (isAnswered && readSession()?.user.id === page?.owner && left.length > 0) server.faults.push('signed out before edits were sent');
  await vi.advanceTimersByTimeAsync(4_000);
  endSession();
}

async function answerAll(server: ModelServer, time: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(time);
  while (!server.isIdle()) {
    server.answer();
    await vi.advanceTimersByTimeAsync(0);
  }
}

/** Everyone signs in once more, decides what is to be decided, and the connection works. */
async function settleAll(browser: Browser, server: ModelServer): Promise<void> {
  server.openDays();
  for (const each of users) {
    endSession();
    signIn(each);
    browser.reload();
    const edits = () => [...(browser.page()?.queue.now().edits.values() ?? [])];
    for (let round = 0; round < 8 && (round === 0 || edits().length > 0); round += 1) {
      await answerAll(server, 35_000);
      for (const { date } of edits()) browser.decide(date, false);
    }
    await answerAll(server, 35_000);
    expect(edits()).toEqual([]);
    expect([...pendingEdits(each.id).read().values()]).toEqual([]);
  }
}

async function check(acts: readonly Act[], rowsBefore: readonly number[]): Promise<void> {
  vi.clearAllTimers();
  localStorage.clear();
  const server = createModelServer();
  const browser = createBrowser(server);
  for (const minutes of rowsBefore) server.addRow(mira.id, days[0] as string, minutes);
  try {
    signIn(mira);
    browser.openWeek();
    for (const each of acts) {
      await each.run(browser, server);
      await vi.advanceTimersByTimeAsync(0);
      expect(faultsIn(browser, server)).toEqual([]);
    }
    await settleAll(browser, server);
    server.arriveLate();
    expect(faultsIn(browser, server)).toEqual([]);
  } finally {
    browser.closeAll();
    endSession();
  }
}

const story = (...acts: readonly (readonly fc.WeightedArbitrary<Act>[])[]) =>
  fc.array(
    fc.oneof(...acts.flat()).map((one) => Object.assign(one, { [fc.toStringMethod]: () => one.name })),
    { maxLength: 60, size: 'max' },
  );
const rowsBefore = fc.constantFrom<number[]>([], [], [60], [60, 60]);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  endSession();
  vi.useRealTimers();
});

test('in any order of typing, sending, refusal, lost requests and reloads the server ends up with the last typed value, once', () =>
  fc.assert(fc.asyncProperty(story(usual), rowsBefore, check), { numRuns: 300 }));

test('every user ends up with their own last values, and no edit is sent in the session of another user', () =>
  fc.assert(fc.asyncProperty(story(usual, sessions), rowsBefore, check), { numRuns: 300 }));

test('a value saved by a colleague is replaced only by a user who has seen it, and no edit is lost', () =>
  fc.assert(fc.asyncProperty(story(usual, sessions, colleagues), rowsBefore, check), { numRuns: 300 }));
