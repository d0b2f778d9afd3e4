import { Check } from 'lucide-react';
import { useTexts } from '../../../platform/texts.ts';
import './bring-steps.css';

const steps = ['file', 'check', 'done'] as const;

/** Where one is on the way; what lies behind is ticked off. */
export function BringSteps({ current }: { current: (typeof steps)[number] }) {
  const t = useTexts();
  const at = steps.indexOf(current);
  return (
    <ol className="bring-steps" aria-label={t('devices.bring.steps')}>
      {steps.map((step, index) => (
        <li key={step} data-done={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
          <span className="bring-steps__number" aria-hidden>
            {index < at ? <Check size={14} /> : index + 1}
          </span>
          <span>
            {t(`devices.bring.step.${step}`)}
            {index < at && <span className="visually-hidden">, {t('devices.bring.step_is_done')}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
