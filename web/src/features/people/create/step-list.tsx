import { Check } from 'lucide-react';
import { useTexts } from '../../../platform/texts.ts';
import { type Step, steps } from './steps.ts';

/** Where one is; earlier steps can be opened again. */
export function StepList({ step, onGo }: { step: Step; onGo: (step: Step) => void }) {
  const t = useTexts();
  const at = steps.indexOf(step);
  return (
    <nav className="step-list" aria-label={t('people.create.steps')}>
      <ol>
        {steps.map((name, index) => (
          <li key={name} aria-current={name === step ? 'step' : undefined} className={index < at ? 'step-list__done' : ''}>
            <button type="button" disabled={index >= at} onClick={() => onGo(name)}>
              <span className="step-list__mark" aria-hidden>
                {index < at ? <Check size={14} /> : index + 1}
              </span>
              <span className="step-list__name">{t(`people.create.${name}`)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
