import { useState } from 'react';
import { useParameters } from '../../crud/address/use-parameters.ts';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import type { ApprovalRow } from './approval-row.ts';
import { type Message, minutesInputOf } from './said.ts';
import type { useHeldDecision } from './use-held-decision.ts';
import { useInboxKeys } from './use-inbox-keys.ts';

type Hold = ReturnType<typeof useHeldDecision>['hold'];

/** Tracks the opened and the selected requests, their notes and the decisions; after a decision the next request opens. */
export function useDeciding(rows: readonly ApprovalRow[], hold: Hold) {
  // A notice leads to the request that it is about.
  const { get } = useParameters();
  const { lg: isWide } = useBreakpoint();
  const [openedId, setOpened] = useState<number | undefined>(Number(get('open')) || undefined);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [rejecting, setRejecting] = useState<readonly ApprovalRow[]>();
  const [message, setMessage] = useState<Readonly<Record<number, Message>>>({});
  const at = rows.findIndex(({ id }) => id === openedId);
  const opened = rows[at];
  const chosen = rows.filter(({ id }) => ticked.has(id));

  const focus = (row: ApprovalRow | undefined) => requestAnimationFrame(() => document.getElementById(`approval-${row?.id}`)?.focus());
  const open = (row: ApprovalRow | undefined) => {
    setOpened(row?.id);
    focus(row);
  };
  const tick = ({ id }: ApprovalRow) => setTicked((before) => before.symmetricDifference(new Set([id])));
  const say = ({ id }: ApprovalRow, more: Message) => setMessage((before) => ({ ...before, [id]: { ...before[id], ...more } }));
  const decide = (status: 'approved' | 'rejected', decided: readonly ApprovalRow[], more: { note?: string; minutes?: number }) => {
    const ids = decided.map(({ id }) => id);
    const from = rows.findIndex(({ id }) => id === ids[0]);
    const isLeft = ({ id }: ApprovalRow) => !ids.includes(id);
    const next = rows.slice(Math.max(from, 0)).find(isLeft) ?? rows.findLast(isLeft);
    hold({ ids, status, ...more });
    setTicked(new Set());
    if (opened && isLeft(opened)) return;
    // On a narrow screen an opened request would cover the undo message.
    setOpened(opened && isWide ? next?.id : undefined);
    focus(next);
  };
  /** A note is sent with a single approval only; for several it would be unclear which request it belongs to. */
  const approve = (these: readonly ApprovalRow[]) => {
    const [one] = these.length === 1 ? these : [];
    const { note, minutes, isWrong } = (one && message[one.id]) ?? {};
    if (one && isWrong) return document.getElementById(minutesInputOf(one.id))?.focus();
    decide('approved', these, { ...(note?.trim() && { note: note.trim() }), ...(minutes && { minutes }) });
  };
  const reject = (note: string | undefined) => {
    if (rejecting) decide('rejected', rejecting, note ? { note } : {});
    setRejecting(undefined);
  };
  const these = chosen.length > 0 ? chosen : opened ? [opened] : [];
  useInboxKeys({
    j: () => open(rows[Math.min(at + 1, rows.length - 1)]),
    k: () => open(rows[Math.max(at - 1, 0)]),
    x: () => opened && tick(opened),
    a: () => these.length > 0 && approve(these),
    c: () => opened && say(opened, { note: message[opened.id]?.note ?? '' }),
    r: () => these.length > 0 && setRejecting(these),
  });

  return {
    opened,
    open,
    close: () => setOpened(undefined),
    chosen,
    ticked,
    tick,
    said: message,
    say,
    approve,
    rejecting,
    setRejecting,
    reject,
  };
}
