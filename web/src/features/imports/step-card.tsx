import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Steps } from '../../ui/layout/steps.tsx';
import { type StepName, steps } from './step-of.ts';

type Props = { step: StepName; failure?: string | null | undefined; footer?: ReactNode; children: ReactNode };

/** One step of an import, below the list of steps; its actions stay visible below long tables. */
export function StepCard({ step, failure, footer, children }: Props) {
  const t = useTexts();
  return (
    <Card isFooterSticky label={t(`imports.step.${step}`)} footer={footer}>
      <Steps
        label={t('imports.steps')}
        steps={steps.map((name) => ({ name, text: t(`imports.step.${name}`) }))}
        current={step}
        doneText={t('imports.step_is_done')}
      />
      {failure && (
        <Alert tone="danger" title={t('imports.failed_title')} takesFocus={false}>
          <p>{failure}</p>
        </Alert>
      )}
      {children}
    </Card>
  );
}
