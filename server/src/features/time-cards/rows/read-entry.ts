import { taskToSave } from '@cadre/contract/calls/tasks';
import { checkRecord } from '@cadre/contract/check';
import type { Sent } from '@cadre/contract/values';
import { invalid, Problem } from '../../../platform/problem.ts';

type Sendable = Sent<typeof taskToSave>;

/** A row as it was sent, in its place among the others. */
export type EntryInput = {
  at: number;
  key: string | undefined;
  id: number | undefined;
  version: number | undefined;
  source: string | undefined;
  input: Omit<Sendable, 'key' | 'id' | 'version' | 'source'>;
};

export function readEntry(sent: unknown, at: number): EntryInput {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw new Problem('malformed');
  const found = checkRecord(taskToSave, sent as Record<string, unknown>);
  if (Object.keys(found).length > 0) throw invalid(found);
  const { key, id, version, source, ...input } = sent as Sendable;
  return { at, key: key ?? undefined, id: id ?? undefined, version: version ?? undefined, source: source ?? undefined, input };
}

/** A row that cannot be read still has its key, if it gives one. */
export const keyOf = (row: unknown): string | undefined => {
  const key = typeof row === 'object' && row !== null ? (row as Record<string, unknown>).key : undefined;
  return typeof key === 'string' ? key.slice(0, 80) : undefined;
};

export const cellOf = ({ input: { date, project_id, project_task_id, work_type } }: EntryInput): string =>
  `${date} ${project_id} ${project_task_id ?? 0} ${work_type ?? 'normal'}`;

/** Of those about the same row, cell or name only the first; the others see what came of it. */
export function apart(entries: readonly EntryInput[]): { now: EntryInput[]; later: EntryInput[] } {
  const taken = new Set<string>();
  const { now = [], later = [] } = Object.groupBy(entries, (entry) => {
    const names = [entry.key && `key ${entry.key}`, entry.id ? `row ${entry.id}` : entry.key && `cell ${cellOf(entry)}`].filter(
      (name) => name !== undefined && name !== '',
    );
    const isRival = names.some((name) => taken.has(name as string));
    for (const name of names) taken.add(name as string);
    return isRival ? 'later' : 'now';
  });
  return { now, later };
}
