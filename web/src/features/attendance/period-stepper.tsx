import { ChevronLeft, ChevronRight } from 'lucide-react';
import './period-stepper.css';

type Props = {
  /** What is shown now, in words. */
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
    <div className="period-stepper">
      <button type="button" className="icon-button" aria-label={previous} onClick={() => onStep(-1)}>
        <ChevronLeft size={18} aria-hidden />
      </button>
      <strong aria-live="polite">{label}</strong>
      <button type="button" className="icon-button" aria-label={next} onClick={() => onStep(1)}>
        <ChevronRight size={18} aria-hidden />
      </button>
      {current && (
        <button type="button" className="button button--small" onClick={current.onChoose}>
          {current.text}
        </button>
      )}
    </div>
  );
}
