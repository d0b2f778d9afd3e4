import { useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { StepFoot } from '../step-foot.tsx';
import type { StepProps } from './step-props.ts';

/** Terminals announce themselves; they are claimed where they are listed. */
export function TerminalsStep(props: StepProps) {
  const t = useTexts();
  return (
    <Stack>
      <p>{t('setup.terminals_text')}</p>
      <Cluster>
        <LinkButton variant="primary" to="/attendances/devices">
          {t('setup.terminals_link')}
        </LinkButton>
      </Cluster>
      <StepFoot {...props} />
    </Stack>
  );
}
