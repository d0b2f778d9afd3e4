import { readRoster, saveRosterEntries } from '@cadre/contract/calls/schedules';
import { monthSchedules } from '@cadre/contract/resources/month-schedules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../../../../platform/api-problem.ts';
import { callApi, callQuery, useInvalidate } from '../../../../platform/call-api.ts';
import { entriesOf, type Marks, withMarks } from './roster-cells.ts';

/** The most entries the server accepts in one request. */
const batchSize = 2000;
/** Milliseconds without a change before saving, so that a planner who is still painting is not interrupted. */
const pause = 700;

/** Saves marks to the server. Drafts are saved automatically; changes of a published roster wait for the user. */
export function useRosterSaving(id: number, isAutomatic: boolean) {
  const client = useQueryClient();
  const forget = useInvalidate();
  const { queryKey } = callQuery(readRoster, { id });
  const [unsaved, setUnsaved] = useState<Marks>(() => new Map());
  const [problem, setProblem] = useState<ApiProblem>();
  // Entries painted while a batch is being saved go into the next batch.
  const latest = useRef(unsaved);
  const running = useRef<Promise<boolean>>(undefined);
  const put = (next: Marks) => {
    latest.current = next;
    setUnsaved(next);
  };

  const { mutateAsync, isPending } = useMutation({
    mutationFn: (marks: Marks) => callApi(saveRosterEntries, { id, entries: { list: entriesOf(marks) } }),
    // The response to an earlier request would not contain these marks.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (_answer, marks) => client.setQueryData(queryKey, (known) => known && withMarks(known, marks)),
    meta: { quiet: true },
  });

  const drain = async (): Promise<boolean> => {
    setProblem(undefined);
    while (latest.current.size > 0) {
      const batch = new Map([...latest.current].slice(0, batchSize));
      try {
        await mutateAsync(batch);
      } catch (refused) {
        if (!(refused instanceof ApiProblem)) throw refused;
        setProblem(refused);
        return false;
      }
      put(new Map([...latest.current].filter(([key, mark]) => batch.get(key) !== mark)));
    }
    void forget([monthSchedules.name]);
    return true;
  };
  /** Whether everything is on the server afterwards. */
  const save = (): Promise<boolean> => {
    running.current ??= drain().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };

  const saveSoon = useRef(save);
  useEffect(() => {
    saveSoon.current = save;
  });
  useEffect(() => {
    if (!isAutomatic || unsaved.size === 0 || problem) return;
    const timer = setTimeout(() => void saveSoon.current(), pause);
    return () => clearTimeout(timer);
  }, [isAutomatic, unsaved, problem]);

  const waits = unsaved.size > 0 ? 'waiting' : 'saved';
  return {
    unsaved,
    problem,
    isAutomatic,
    state: isPending ? ('saving' as const) : problem ? ('failed' as const) : (waits as 'waiting' | 'saved'),
    add: (marks: Marks) => {
      setProblem(undefined);
      put(new Map([...latest.current, ...marks]));
    },
    save,
    discard: () => {
      setProblem(undefined);
      put(new Map());
    },
  };
}
