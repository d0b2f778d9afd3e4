import { overrideDay, removeOverride } from '@cadre/contract/calls/attendance';
import { type Anomaly, anomalies, fixPunches, undoFix } from '@cadre/contract/calls/punch-fixes';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCall, useCallMutation } from '../../../platform/call-api.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useTexts } from '../../../platform/texts.ts';

export type PunchInput = { action: Anomaly['punches'][number]['action']; date: string; time: string };
/** A day with the punches that complete it, as proposed or as edited by the user. */
export type PunchFixInput = { anomaly: Anomaly; punches: PunchInput[]; note: string };
/** The changes of one step, which are undone together. */
export type Done = {
  id: number;
  days: Anomaly[];
  note: string;
  ids: number[];
  /** Days that lack something still, and stay in the list. */
  open: string[];
  isDecision: boolean;
  isPending: boolean;
};

type Made = Pick<Done, 'days' | 'ids' | 'open'>;
type Decision = { status?: 'absent' | undefined; worked_minutes?: number; reason: string };

export const keyOf = ({ employee, date }: Pick<Anomaly, 'employee' | 'date'>): string => `${employee.id} ${date}`;

/** Whether the reader may do anything about the day but ask. */
export const mayCorrect = ({ create, override }: Anomaly['can']): boolean => create || override;

export const fixOf = (anomaly: Anomaly): PunchFixInput | undefined =>
  anomaly.proposal && anomaly.can.create
    ? {
        anomaly,
        note: anomaly.proposal.note,
        punches: anomaly.proposal.punches.map(({ action, date, time }) => ({ action, date, time })),
      }
    : undefined;

/** The days of a period that need attention, and the changes made so far. Changed days leave the list at once. */
export function usePunchFixes(from: string, to: string) {
  const t = useTexts();
  const messages = useMessages();
  const { data, ...requested } = useCall(anomalies, { from, to }, { placeholderData: keepPreviousData });
  const [done, setDone] = useState<readonly Done[]>([]);
  const nextId = useRef(1);
  const made = useRef(new Map<number, Promise<Made>>());
  const mutation = useCallMutation(fixPunches);
  const deciding = useCallMutation(overrideDay);
  const undoing = useCallMutation(undoFix);
  const withdrawing = useCallMutation(removeOverride);
  const hidden = new Set(done.flatMap(({ days, open }) => days.map(keyOf).filter((key) => !open.includes(key))));
  const rows = (data?.data ?? []).filter((anomaly) => !hidden.has(keyOf(anomaly)));

  /** The days leave the list at once; the outcome is added when the response arrives. */
  const track = async (begun: Pick<Done, 'days' | 'note' | 'isDecision'>, work: Promise<Made>) => {
    const id = nextId.current++;
    setDone((known) => [{ id, ...begun, ids: [], open: [], isPending: true }, ...known]);
    made.current.set(id, work);
    const { days, ids, open } = await work;
    setDone((known) =>
      known.flatMap((one) => (one.id !== id ? [one] : days.length > 0 ? [{ ...one, days, ids, open, isPending: false }] : [])),
    );
  };

  const sendFixes = async (fixes: readonly PunchFixInput[]): Promise<Made> => {
    const days = fixes.map(({ anomaly: { employee, date }, punches, note }) => ({ employee_id: employee.id, date, punches, note }));
    const result = await mutation.mutateAsync({ days }).catch(() => undefined);
    const results = result?.data.days ?? [];
    const refused = results.filter(({ problem }) => problem);
    if (refused.length > 0) {
      messages.error(t('attendance.mend.some_refused', { count: refused.length, reason: refused[0]?.problem?.error ?? '' }));
    }
    return {
      days: fixes.flatMap(({ anomaly }, at) => (results[at] && !results[at].problem ? [anomaly] : [])),
      open: fixes.flatMap(({ anomaly }, at) => (results[at]?.needs_attention ? [keyOf(anomaly)] : [])),
      ids: results.flatMap(({ ids }) => ids.filter((one) => one !== null)),
    };
  };
  const fix = (fixes: readonly PunchFixInput[]) => {
    const note = [...new Set(fixes.map((one) => one.note))].join(' · ');
    return track({ days: fixes.map(({ anomaly }) => anomaly), note, isDecision: false }, sendFixes(fixes));
  };

  const sendDecision = async (anomaly: Anomaly, decision: Decision): Promise<Made> => {
    const result = await deciding.mutateAsync({ employee_id: anomaly.employee.id, date: anomaly.date, ...decision }).catch(() => undefined);
    return { days: result ? [anomaly] : [], ids: [], open: [] };
  };
  const decide = (anomaly: Anomaly, decision: Decision) =>
    track({ days: [anomaly], note: decision.reason, isDecision: true }, sendDecision(anomaly, decision));

  /** A change still in progress is undone once it completes. */
  const undo = async ({ id, isDecision }: Done) => {
    const work = made.current.get(id);
    made.current.delete(id);
    const { days: [day] = [], ids = [] } = (await work) ?? {};
    if (!work || !day) return;
    const back = isDecision ? withdrawing.mutateAsync({ employee_id: day.employee.id, date: day.date }) : undoing.mutateAsync({ ids });
    const isBack = await back.then(
      () => true,
      () => false,
    );
    if (isBack) setDone((known) => known.filter((one) => one.id !== id));
    else made.current.set(id, work);
  };

  return {
    ...requested,
    isLoaded: data !== undefined,
    total: data?.meta.total ?? 0,
    shown: data?.data.length ?? 0,
    rows,
    done,
    fix,
    decide,
    undo,
  };
}

export type PunchFixes = ReturnType<typeof usePunchFixes>;
