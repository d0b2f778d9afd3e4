import { type SavedTask, saveTasks, touchedByTasks } from '@cadre/contract/calls/tasks';
import { weekOfTimeCard } from '@cadre/contract/calls/time-cards';
import { isoWeekOf } from '@cadre/rules/attendance/iso-week';
import { type Entry, placeKey } from '@cadre/rules/time/grid';
import type { Week } from '@cadre/rules/time/iso-week';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ask, askQuery, keyOf, sendOnLeaving } from '../../../platform/ask.ts';
import { useMe } from '../../../platform/session.ts';
import { type Desk, openDesk } from './desk.ts';
import { readRows } from './kept-rows.ts';
import type { Outcome, Result, Unsent } from './unsent.ts';
import { keyOfRow, withEntries } from './week-rows.ts';

const desks = new WeakMap<QueryClient, { user: number; desk: Desk }>();

export const useDesk = (): Desk => deskOf(useQueryClient(), useMe().user.id);

/** One for each user, whichever week is shown. */
export function deskOf(client: QueryClient, user: number): Desk {
  const known = desks.get(client);
  if (known?.user === user) return known.desk;
  known?.desk.close();
  const desk = connect(client, user);
  desks.set(client, { user, desk });
  return desk;
}

export const useDeskState = (desk: Desk) => useSyncExternalStore(desk.subscribe, desk.now);

/** Drawn again with its own cell alone. */
export const useEdit = (desk: Desk, key: string): Unsent | undefined =>
  useSyncExternalStore(desk.subscribe, () => desk.now().edits.get(key));

export const useIsSaved = (desk: Desk, key: string): boolean => useSyncExternalStore(desk.subscribe, () => desk.now().saved.has(key));

export const weekQuery = (week: Week) => askQuery(weekOfTimeCard, { ...week, employee: 'self' });

const connect = (client: QueryClient, user: number): Desk =>
  openDesk({
    user,
    send: async (tasks) => (await ask(saveTasks, { tasks: tasks as never })).data.results.map(resultOf),
    sendOnLeaving: (tasks) => sendOnLeaving(saveTasks, { tasks: tasks as never }),
    onSending: () => client.cancelQueries({ queryKey: keyOf(weekOfTimeCard) }),
    onSaved: (outcomes) => {
      for (const outcome of outcomes) note(client, user, outcome);
    },
    onDone: () => void client.invalidateQueries({ predicate: ({ queryKey }) => touchedByTasks.some((tag) => tag === queryKey[0]) }),
  });

const resultOf = ({ key, id, version, error, code, current }: SavedTask): Result => ({
  key,
  id,
  version,
  error,
  current: current ? entryOf(current) : null,
  isStale: code === 'stale' || Boolean(current),
});

const entryOf = ({ id, version, date, minutes, description }: Partial<Entry> & { id: number }): Entry => ({
  id,
  version: version ?? 1,
  date: date ?? '',
  minutes: minutes ?? 0,
  description: description ?? null,
});

/** Applies saved entries to the cached week until it is fetched again. */
function note(client: QueryClient, user: number, { edit, entries, ...outcome }: Outcome): void {
  const week = isoWeekOf(edit.date);
  const { queryKey } = weekQuery(week);
  const known = client.getQueryData(queryKey);
  const row = [...(known?.rows ?? []), ...readRows(user, week).added].find((one) => keyOfRow(one) === placeKey(edit));
  if (!known || !row) return;
  const now = outcome.kind === 'conflict' ? withTheirs(entries, outcome.theirs) : entries;
  client.setQueryData(queryKey, withEntries(known, row, edit.date, now));
}

const withTheirs = (entries: readonly Entry[], theirs: Entry | null): readonly Entry[] =>
  theirs ? entries.map((entry) => (entry.id === theirs.id ? theirs : entry)) : entries;
