import type { Anomaly } from '@cadre/contract/calls/punch-fixes';
import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import { ChevronLeft, ChevronRight, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import '../../../crud/crud.css';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { DayView } from '../day/day-view.tsx';
import { useSheet } from '../day/use-sheet.ts';
import { FixBar } from './fix-bar.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { useFixKeys } from './use-fix-keys.ts';
import { fixOf, keyOf, mayCorrect, type PunchFixes, type PunchFixInput } from './use-punch-fixes.ts';

const AskPerson = lazy(async () => ({ default: (await import('../day/ask-person.tsx')).AskPerson }));
const AddPunches = lazy(async () => ({ default: (await import('../punches/add-punches.tsx')).AddPunches }));

type Props = {
  anomaly: Anomaly;
  /** How many are to be seen to, this one included. */
  left: number;
  fixes: PunchFixes;
  /** To the next day or the one before; the panel stays open. */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
};

/** Steps through the days by keyboard: the proposal, then everything known about the day. */
export function FixPanel({ anomaly, left, fixes: { done, fix, decide, undo }, onStep, onClose }: Props) {
  const t = useTexts();
  const words = useDayWords();
  const { employee, date, status, can } = anomaly;
  const [editing, setEditing] = useState<string>();
  const [layer, setLayer] = useState<'keys' | 'add' | 'ask'>();
  const { data: sheet, error, isPlaceholderData, refetch } = useSheet(employee.id, date, date);
  const day = isPlaceholderData ? undefined : sheet?.days.find((one) => one.date === date);
  const [last] = done;

  const accept = (params: PunchFixInput | undefined) => {
    if (!params) return;
    setEditing(undefined);
    onStep(1);
    void fix([params]);
  };
  const decideTo = (decision: Parameters<typeof decide>[1]) => {
    onStep(1);
    void decide(anomaly, decision);
  };
  const proposed = fixOf(anomaly);
  const isAbsence = anomaly.punches.length === 0 && can.override;
  const isWhole = can.override && anomaly.punches.length > 0 && !['incomplete', 'pending_sync'].includes(status) && day !== undefined;
  const acts = {
    accept: proposed && (() => accept(proposed)),
    edit: can.create ? () => (proposed ? setEditing(keyOf(anomaly)) : setLayer('add')) : undefined,
    absent: isAbsence ? () => decideTo({ status: 'absent', reason: t('attendance.mend.absent_reason') }) : undefined,
    ask: sheet?.can.ask && !mayCorrect(can) ? () => setLayer('ask') : undefined,
    confirm: isWhole ? () => decideTo({ worked_minutes: day.worked_minutes, reason: t('attendance.mend.confirm_reason') }) : undefined,
    next: () => onStep(1),
    previous: () => onStep(-1),
    undo: last && (() => void undo(last)),
    help: () => setLayer('keys'),
  };
  useFixKeys({ ...acts, enter: acts.accept });
  const counts = [t('attendance.mend.left', { count: left }), done.length > 0 && t('attendance.mend.done', { count: countOf(done) })];
  return (
    <Drawer
      className="record-drawer"
      title={
        <div className="line wraps record-drawer__title">
          <span className="note medium record-drawer__kind">{[employee.name, employee.employee_no, employee.department].join(' · ')}</span>
          <span className="anywhere shrinkable">{words.full(date)}</span>
          <Cluster as="span" gap={2}>
            <StatusBadge name="status" field={attendanceDays.fields.status} value={status} />
            <span className="note medium record-drawer__kind" role="status">
              {counts.filter(Boolean).join(' · ')}
            </span>
          </Cluster>
        </div>
      }
      extra={
        <Cluster gap={1}>
          {last && <IconButton icon={Undo2} label={t('attendance.mend.undo_last')} onClick={() => void undo(last)} />}
          <IconButton icon={ChevronLeft} label={t('attendance.mend.previous')} onClick={acts.previous} />
          <IconButton icon={ChevronRight} label={t('attendance.mend.next')} onClick={acts.next} />
        </Cluster>
      }
      onClose={onClose}
    >
      <Stack gap={6}>
        <FixBar
          anomaly={anomaly}
          acts={acts}
          isEditing={editing === keyOf(anomaly)}
          onAccept={accept}
          onCancel={() => setEditing(undefined)}
        />
        {error && <FailedState size="page" problem={error} onRetry={refetch} />}
        {!error && !day && <Skeleton columns={2} rows={6} />}
        {!error && sheet && day && <DayView sheet={sheet} day={day} />}
      </Stack>
      {layer === 'keys' && <KeysDialog onClose={() => setLayer(undefined)} />}
      <Suspense>
        {layer === 'add' && <AddPunches about={{ employee, date }} onClose={() => setLayer(undefined)} />}
        {layer === 'ask' && <AskPerson employee={employee} date={date} onClose={() => setLayer(undefined)} />}
      </Suspense>
    </Drawer>
  );
}

const countOf = (done: PunchFixes['done']): number => done.reduce((sum, { days }) => sum + days.length, 0);
