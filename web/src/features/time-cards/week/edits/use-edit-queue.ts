import { type SavedTask, saveTasks, touchedByTasks } from '@cadre/contract/calls/tasks';
import { weekOfTimeCard } from '@cadre/contract/calls/time-cards';
import { isoWeekOf } from '@cadre/rules/attendance/plan/iso-week';
import { type Entry, placeKey } from '@cadre/rules/time/grid';
import type { Week } from '@cadre/rules/time/iso-week';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { callApi, callQuery, keyOf, sendOnLeaving } from '../../../../platform/call-api.ts';
import { useMe } from '../../../../platform/session/session.ts';
import { keyOfRow, withEntries } from '../week-rows.ts';
import { createEditQueue, type EditQueue } from './edit-queue.ts';
import { readRows } from './stored-rows.ts';
import type { Outcome, Result, Unsent } from './unsent.ts';

const desks = new WeakMap<QueryClient, { user: number; editQueue: EditQueue }>();

export const useEditQueue = (): EditQueue => editQueueOf(useQueryClient(), useMe().user.id);

/** One for each user, whichever week is shown. */
export function editQueueOf(client: QueryClient, user: number): EditQueue {
  const known = desks.get(client);
  if (known?.user === user) return known.editQueue;
  known?.editQueue.close();
  const editQueue = connect(client, user);
  desks.set(client, { user, editQueue });
  return editQueue;
}

export const useEditQueueState = (editQueue: EditQueue) => useSyncExternalStore(editQueue.subscribe, editQueue.now);

/** Drawn again with its own cell alone. */
export const useEdit = (editQueue: EditQueue, key: string): Unsent | undefined =>
  useSyncExternalStore(editQueue.subscribe, () => editQueue.now().edits.get(key));

export const useIsSaved = (editQueue: EditQueue, key: string): boolean =>
  useSyncExternalStore(editQueue.subscribe, () => editQueue.now().saved.has(key));

export const weekQuery = (week: Week) => callQuery(weekOfTimeCard, { ...week, employee: 'self' });

const connect = (client: QueryClient, user: number): EditQueue =>
  createEditQueue({
    user,
    send: async (tasks) => (await callApi(saveTasks, { tasks: tasks as never })).data.results.map(resultOf),
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
  // A row of the cell that was deleted elsewhere is not found.
  isStale: code === 'stale' || code === 'not_found' || Boolean(current),
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
