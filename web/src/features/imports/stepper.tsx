import { Check } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import { type StepName, steps } from './step-of.ts';
import './stepper.css';

/** Where one is on the way; what lies behind is ticked off. */
export function Stepper({ current }: { current: StepName }) {
  const t = useTexts();
  const at = steps.indexOf(current);
  return (
    <ol className="stepper" aria-label={t('imports.steps')}>
      {steps.map((step, index) => (
        <li key={step} data-done={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
          <span className="stepper__number" aria-hidden>
            {index < at ? <Check size={14} /> : index + 1}
          </span>
          <span className="stepper__name">
            {t(`imports.step.${step}`)}
            {index < at && <span className="visually-hidden">, {t('imports.step_is_done')}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
