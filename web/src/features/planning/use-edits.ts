import type { Board, BoardBooking } from '@cadre/contract/calls/planning';
import { splitBooking } from '@cadre/contract/calls/planning';
import { callsOf } from '@cadre/contract/calls-of';
import { bookings } from '@cadre/contract/resources/bookings';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiProblem } from '../../platform/api-problem.ts';
import { callApi, useInvalidate } from '../../platform/call-api.ts';
import { showMessage } from '../../platform/message-store.ts';
import { useTexts } from '../../platform/texts.ts';
import { applied, type Edit, type Place, valuesOf } from './edits.ts';

const calls = callsOf(bookings);
const said = { change: undefined, copy: 'copied', remove: 'removed', split: 'split', join: undefined } as const;

/** Edits are shown immediately and saved one after the other; they can be undone, starting from the last one. */
export function useEdits(board: Board) {
  const t = useTexts();
  const forget = useInvalidate();
  const [waiting, setWaiting] = useState<readonly Edit[]>([]);
  const [done, setDone] = useState<readonly Edit[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const versions = useRef(new Map<number, number>());
  const renumbered = useRef(new Map<number, number>());

  const idOf = (id: number): number => renumbered.current.get(id) ?? id;
  const versionOf = (id: number): number =>
    Math.max(versions.current.get(id) ?? 0, board.bookings.find((one) => one.id === id)?.version ?? 0);
  const toResponse = (id: number, version: unknown) => typeof version === 'number' && versions.current.set(id, version);

  /** Saves an edit, and returns the edit that undoes it. */
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (edit: Edit): Promise<Edit> =>
      perform(edit, { idOf, versionOf, told: toResponse, restored: (from, to) => renumbered.current.set(from, to) }),
    meta: { quiet: true },
  });

  const save = (edit: Edit, isUndo: boolean): void => {
    setWaiting((all) => [...all, edit]);
    queue.current = queue.current.then(async () => {
      try {
        const back = await mutateAsync(edit);
        if (!isUndo) setDone((all) => [...all, back]);
        const words = isUndo ? 'undone' : edit.kind === 'change' ? edit.said : said[edit.kind];
        if (words) showMessage('info', t(`planning.${words}`));
      } catch (refused) {
        if (!(refused instanceof ApiProblem)) throw refused;
        showMessage('error', sentenceOf(refused));
      } finally {
        await forget([bookings.name, 'projects']);
        setWaiting((all) => all.filter((one) => one !== edit));
      }
    });
  };

  return {
    shown: waiting.length === 0 ? board : { ...board, bookings: waiting.reduce(applied, board.bookings as BoardBooking[]) },
    isSaving: isPending,
    make: (edit: Edit) => save(edit, false),
    canUndo: done.length > 0,
    undo: () => {
      const last = done.at(-1);
      if (!last) return;
      setDone(done.slice(0, -1));
      save(last, true);
    },
  };
}
export type Edits = ReturnType<typeof useEdits>;

/** A field error is more specific than the general message. */
const sentenceOf = (problem: ApiProblem): string => Object.values(problem.fields).flat()[0] ?? problem.message;

type Book = {
  idOf: (id: number) => number;
  versionOf: (id: number) => number;
  told: (id: number, version: unknown) => unknown;
  restored: (from: number, to: number) => unknown;
};

async function perform(edit: Edit, book: Book): Promise<Edit> {
  if (edit.kind === 'change') {
    await change(book, edit.id, edit.after);
    return { ...edit, before: edit.after, after: edit.before };
  }
  if (edit.kind === 'copy') {
    const { data } = await callApi(calls.create, valuesOf(edit.of) as never);
    book.told(data.id, data.version);
    if (edit.restores) book.restored(edit.of.id, data.id);
    return { kind: 'remove', booking: { ...edit.of, id: data.id } };
  }
  if (edit.kind === 'remove') {
    await remove(book, edit.booking.id);
    return { kind: 'copy', of: edit.booking, restores: true };
  }
  if (edit.kind === 'split') {
    const id = book.idOf(edit.id);
    const { data } = await callApi(splitBooking, { id, date: edit.date, version: book.versionOf(id) });
    book.told(id, data.first.version);
    book.told(data.second.id, data.second.version);
    return { ...edit, kind: 'join', second: data.second.id };
  }
  await change(book, edit.id, { to_date: edit.to_date });
  await remove(book, edit.second);
  const { second: _gone, ...split } = edit;
  return { ...split, kind: 'split' };
}

async function change({ idOf, versionOf, told: result }: Book, known: number, values: Place): Promise<void> {
  const id = idOf(known);
  const { data } = await callApi(calls.update, { id, version: versionOf(id), ...values } as never);
  result(id, data.version);
}

async function remove({ idOf, versionOf }: Book, known: number): Promise<void> {
  const id = idOf(known);
  await callApi(calls.delete, { id, version: versionOf(id) } as never);
}
