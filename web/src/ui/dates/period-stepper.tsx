import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import './period-stepper.css';
import { wholeDays } from './whole-days.tsx';

type Props = {
  /** The period that is shown, in words. */
  label: string;
  previous: string;
  next: string;
  /** Leads back to where we are today; absent when that is shown. */
  current?: { text: string; onChoose: () => void } | undefined;
  onStep: (by: 1 | -1) => void;
};

/** Week by week, month by month, year by year. */
export function PeriodStepper({ label, previous, next, current, onStep }: Props) {
  return (
    <div className="line wraps gap-1 ui-period-stepper">
      <div className="line gap-1 shrinkable ui-period-stepper__steps">
        <IconButton icon={ChevronLeft} label={previous} onClick={() => onStep(-1)} />
        <strong className="center strong" aria-live="polite">
          {wholeDays(label)}
        </strong>
        <IconButton icon={ChevronRight} label={next} onClick={() => onStep(1)} />
      </div>
      {current && (
        <Button size="small" onClick={current.onChoose}>
          {current.text}
        </Button>
      )}
    </div>
  );
}
