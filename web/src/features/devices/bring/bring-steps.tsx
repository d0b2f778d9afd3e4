import { useTexts } from '../../../platform/texts.ts';
import { Steps } from '../../../ui/steps.tsx';

const steps = ['file', 'check', 'done'] as const;

export function BringSteps({ current }: { current: (typeof steps)[number] }) {
  const t = useTexts();
  return (
    <Steps
      label={t('devices.bring.steps')}
      steps={steps.map((name) => ({ name, text: t(`devices.bring.step.${name}`) }))}
      current={current}
      doneText={t('devices.bring.step_is_done')}
    />
  );
}
