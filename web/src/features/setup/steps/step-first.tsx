import { useParameters } from '../../../crud/address/use-parameters.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';

const sentences = { branches: 'setup.branch_first', departments: 'setup.department_first' } as const;

/** Explains that another step comes first, with a link to it. */
export function StepFirst({ step }: { step: keyof typeof sentences }) {
  const t = useTexts();
  const parameters = useParameters();
  return (
    <Alert
      tone="info"
      actions={
        <Button size="small" onClick={() => parameters.push({ step })}>
          {t(`setup.steps.${step}.title`)}
        </Button>
      }
    >
      {t(sentences[step])}
    </Alert>
  );
}
