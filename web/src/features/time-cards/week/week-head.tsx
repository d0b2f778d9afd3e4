import { withdrawWeek } from '@cadre/contract/calls/time-cards';
import { toneOf } from '@cadre/contract/fields';
import { timeCards } from '@cadre/contract/resources/time-cards';
import { isoWeekOf } from '@cadre/rules/attendance/plan/iso-week';
import { isSameWeek, type Week, weekAfter } from '@cadre/rules/time/iso-week';
import { CalendarCheck, Clock, Copy, CopyPlus, Redo, Send, Undo, Undo2, WandSparkles } from 'lucide-react';
import { useLabels } from '../../../fields/labels.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { PeriodStepper } from '../../../ui/dates/period-stepper.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { MenuButton } from '../../../ui/overlays/menu-button.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import type { Undo as UndoActs } from './edits/use-undo.ts';
import { SaveState } from './save-state.tsx';
import type { SuggestionSource } from './use-suggestions.ts';
import type { WeekState } from './use-week.ts';

type Props = {
  week: Week;
  shown: WeekState;
  onGo: (week: Week) => void;
  onFill: (source: SuggestionSource) => void;
  onCopy: (withHours: boolean) => void;
  undo: UndoActs;
  onSubmit: () => void;
};

/** The week, its status, and its actions. */
export function WeekHead({ week, shown, onGo, onFill, onCopy, undo, onSubmit }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const words = useDayWords();
  const today = isoWeekOf(useFormat().today());
  const { data, editQueue } = shown;
  const status = data?.card?.status ?? 'draft';
  const withdraw = useCallMutation(withdrawWeek, week);
  const label = t('timeCard.week_of', {
    week: String(week.week),
    dates: data ? words.span(data.week.from, data.week.to) : String(week.year),
  });
  return (
    <Cluster justify="between" gap={3}>
      <Cluster gap={3}>
        <PeriodStepper
          label={label}
          previous={t('timeCard.previous_week')}
          next={t('timeCard.next_week')}
          current={isSameWeek(week, today) ? undefined : { text: t('timeCard.this_week'), onChoose: () => onGo(today) }}
          onStep={(by) => onGo(weekAfter(week, by))}
        />
        {data && <Badge tone={toneOf(timeCards.fields.status, status)}>{labels.option('time-cards', 'status', status)}</Badge>}
        {(undo.canUndo || undo.canRedo) && <UndoButtons undo={undo} />}
        <SaveState editQueue={editQueue} />
      </Cluster>
      <Cluster>
        {data?.writable && <FillMenu onCopy={onCopy} onFill={onFill} />}
        {data?.card && status === 'submitted' && (
          <Button icon={Undo2} isBusy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {labels.move('time-cards', 'withdraw')}
          </Button>
        )}
        {data?.writable && (
          <Button variant="primary" icon={Send} onClick={onSubmit}>
            {t('timeCard.submit_week')}
          </Button>
        )}
      </Cluster>
    </Cluster>
  );
}

function UndoButtons({ undo }: Pick<Props, 'undo'>) {
  const t = useTexts();
  return (
    <Cluster gap={1}>
      <IconButton icon={Undo} label={t('timeCard.undo')} aria-keyshortcuts="Control+Z" disabled={!undo.canUndo} onClick={undo.undo} />
      <IconButton icon={Redo} label={t('timeCard.redo')} aria-keyshortcuts="Control+Shift+Z" disabled={!undo.canRedo} onClick={undo.redo} />
    </Cluster>
  );
}

function FillMenu({ onCopy, onFill }: Pick<Props, 'onCopy' | 'onFill'>) {
  const t = useTexts();
  return (
    <MenuButton
      label={t('timeCard.fill')}
      button={t('timeCard.fill')}
      icon={WandSparkles}
      align="end"
      items={[
        { key: 'rows', label: t('timeCard.copy_rows'), icon: Copy, onSelect: () => onCopy(false) },
        { key: 'hours', label: t('timeCard.copy_hours'), icon: CopyPlus, onSelect: () => onCopy(true) },
        { key: 'plan', label: t('timeCard.fill_plan'), icon: CalendarCheck, onSelect: () => onFill('plan') },
        { key: 'attendance', label: t('timeCard.fill_attendance'), icon: Clock, onSelect: () => onFill('attendance') },
      ]}
    />
  );
}
