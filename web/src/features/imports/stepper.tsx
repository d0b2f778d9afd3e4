import { useTexts } from '../../platform/texts.ts';
import { Steps } from '../../ui/steps.tsx';
import { type StepName, steps } from './step-of.ts';

export function Stepper({ current }: { current: StepName }) {
  const t = useTexts();
  return (
    <Steps
      label={t('imports.steps')}
      steps={steps.map((name) => ({ name, text: t(`imports.step.${name}`) }))}
      current={current}
      doneText={t('imports.step_is_done')}
    />
  );
}
