import { decideApproval, decideApprovals } from '@cadre/contract/calls/approvals';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../../platform/api-problem.ts';
import { sendOnLeaving, useCallMutation, useInvalidate } from '../../platform/call-api.ts';
import { useMessages } from '../../platform/messages.ts';
import { useTexts } from '../../platform/texts.ts';

type Decision = { ids: readonly number[]; status: 'approved' | 'rejected'; note?: string; minutes?: number };

const undoMilliseconds = 8_000;
const quiet = { meta: { quiet: true } };

/** A decision can be undone for some seconds before it is sent; the next decision or leaving the page sends it immediately. */
export function useHeldDecision() {
  const send = useSend();
  const [held, setHeld] = useState<Decision>();
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const waiting = useRef<{ decision: Decision; timer: ReturnType<typeof setTimeout> }>(undefined);

  const take = (): Decision | undefined => {
    const taken = waiting.current;
    waiting.current = undefined;
    clearTimeout(taken?.timer);
    setHeld(undefined);
    return taken?.decision;
  };
  const show = (ids: readonly number[]) => setHidden((before) => before.difference(new Set(ids)));
  const deliver = (): void => {
    const decision = take();
    // Refused requests reappear in the list if they are still pending.
    if (decision) void send(decision).then(show);
  };
  const leave = (): void => {
    const { ids, ...message } = take() ?? { ids: [], status: 'approved' };
    for (const id of ids) sendOnLeaving(decideApproval, { id, ...message });
  };
  const latest = useRef({ deliver, leave });
  latest.current = { deliver, leave };

  useEffect(() => {
    const onLeave = (): void => latest.current.leave();
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      latest.current.deliver();
    };
  }, []);

  return {
    held,
    /** Decided here, whether or not the server knows it yet. */
    hidden,
    hold: (decision: Decision): void => {
      deliver();
      waiting.current = { decision, timer: setTimeout(() => latest.current.deliver(), undoMilliseconds) };
      setHeld(decision);
      setHidden((before) => before.union(new Set(decision.ids)));
    },
    undo: (): void => show(take()?.ids ?? []),
  };
}

/** Returns the ids of refused requests and shows the reason, with the name of a faster approver. */
function useSend(): (decision: Decision) => Promise<readonly number[]> {
  const t = useTexts();
  const messages = useMessages();
  const forget = useInvalidate();
  const one = useCallMutation(decideApproval, {}, quiet);
  const many = useCallMutation(decideApprovals, {}, quiet);
  return async ({ ids, minutes, ...message }) => {
    try {
      if (ids.length === 1) {
        await one.mutateAsync({ id: ids[0] as number, ...message, ...(minutes !== undefined && { minutes }) });
        return [];
      }
      const { data } = await many.mutateAsync({ ids: [...ids], ...message });
      const refused = (data ?? []).filter(({ done }) => !done);
      const reason = refused[0]?.error;
      if (reason) messages.error(t('forms.move_refused', { done: ids.length - refused.length, refused: refused.length, reason }));
      return refused.map(({ id }) => id);
    } catch (problem) {
      messages.error(reasonOf(problem as Error));
      // A colleague may have been faster, so the request has changed, too.
      await forget(decideApproval.touches);
      return ids;
    }
  };
}

/** A field error of the note or minutes is more specific than the general message. */
const reasonOf = (problem: Error): string => (problem instanceof ApiProblem && Object.values(problem.fields)[0]?.[0]) || problem.message;
