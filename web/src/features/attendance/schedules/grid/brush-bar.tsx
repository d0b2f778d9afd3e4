import { MousePointer2, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../platform/texts.ts';
import { hoursOf, type Shift } from '../shift.ts';
import { ShiftChip } from '../shift-chip.tsx';
import './brush-bar.css';
import type { Mark } from './mark.ts';

type Props = {
  shifts: readonly Shift[];
  brush: Mark | undefined;
  onBrush: (brush: Mark | undefined) => void;
  /** Whether a plan applies to cells without an entry. */
  hasPlan?: boolean;
};

/** The entries a press can make. Without a brush, presses select. */
export function BrushBar({ shifts, brush, onBrush, hasPlan = false }: Props) {
  const t = useTexts();
  const choice = (mark: Mark | undefined, title: string, content: ReactNode) => (
    <button
      key={String(mark)}
      type="button"
      className="line line--inline gap-1-5 whole rounded edged ink surface meta-type brush"
      title={title}
      aria-pressed={brush === mark}
      onClick={() => onBrush(brush === mark ? undefined : mark)}
    >
      {content}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot place its buttons in one line
    <div className="gap-1-5 flex wraps brush-bar" role="group" aria-label={t('schedules.brushes')}>
      {choice(
        undefined,
        t('schedules.select'),
        <>
          <MousePointer2 size={14} aria-hidden />
          {t('schedules.select')}
        </>,
      )}
      {shifts.map((shift) =>
        choice(
          shift.id,
          t('schedules.type_code', { name: shift.name, code: shift.code, hours: hoursOf(shift) }),
          <>
            <ShiftChip code={shift.code} color={shift.color} />
            {shift.name}
          </>,
        ),
      )}
      {choice(
        'off',
        t('schedules.type_backspace', { name: t('schedules.day_off') }),
        <>
          <span className="quiet strong rounded-small brush__off" aria-hidden>
            {t('schedules.off_short')}
          </span>
          {t('schedules.day_off')}
        </>,
      )}
      {hasPlan &&
        choice(
          'plan',
          t('schedules.type_delete', { name: t('schedules.as_planned_hint') }),
          <>
            <RotateCcw size={14} aria-hidden />
            {t('schedules.as_planned')}
          </>,
        )}
    </div>
  );
}
