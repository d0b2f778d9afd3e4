import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import { addDays, type Day } from '@cadre/rules/calendar';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import '../../../crud/crud.css';
import '../../../fields/fields.css';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { DayView } from './day-view.tsx';
import { useSheet, type Who } from './use-sheet.ts';

type Props = { who: Who; day: Day; onStep: (day: Day) => void; onClose: () => void };

/** One day of one person: the plan, the work, the result and its explanation. */
export function DayPanel({ who, day, onStep, onClose }: Props) {
  const t = useTexts();
  const words = useDayWords();
  const { data: sheet, error, refetch } = useSheet(who, day, day);
  const shown = sheet?.days.find(({ date }) => date === day);
  return (
    <Drawer
      className="record-drawer"
      title={
        <div className="line wraps record-drawer__title">
          <span className="note medium record-drawer__kind">
            {sheet ? `${sheet.employee.name} · ${sheet.employee.department}` : t('attendance.day_panel')}
          </span>
          <span className="anywhere shrinkable">{words.full(day)}</span>
          {shown && <StatusBadge name="status" field={attendanceDays.fields.status} value={shown.status} />}
        </div>
      }
      extra={
        <Cluster gap={1}>
          <IconButton icon={ChevronLeft} label={t('attendance.previous_day')} onClick={() => onStep(addDays(day, -1))} />
          <IconButton icon={ChevronRight} label={t('attendance.next_day')} onClick={() => onStep(addDays(day, 1))} />
        </Cluster>
      }
      onClose={onClose}
    >
      {error && <FailedState size="page" problem={error} onRetry={refetch} />}
      {!error && !shown && <Skeleton columns={2} rows={6} />}
      {!error && sheet && shown && <DayView sheet={sheet} day={shown} />}
    </Drawer>
  );
}
