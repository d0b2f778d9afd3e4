import { saveSetup, undoSetup } from '@cadre/contract/calls/setup';
import { type MakingStep, makingSteps } from '@cadre/contract/setup-steps';
import { useState } from 'react';
import { useCallMutation } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import type { StepProps } from './steps/step-props.ts';

type Props = StepProps & {
  /** The action of the main button; absent while none is possible. */
  onApply?: (() => void) | undefined;
  isBusy?: boolean | undefined;
  /** The reasons why the server refused it. */
  refused?: readonly string[] | undefined;
};

/** Below every step: apply it, skip it, or undo it. */
export function StepFoot({ setup, step, onDone, onApply, isBusy, refused = [] }: Props) {
  const t = useTexts();
  const save = useCallMutation(saveSetup);
  const result = setup.steps.find((one) => one.step === step);
  const skipped = setup.steps.filter(({ state }) => state === 'skipped').map((one) => one.step);
  const isSkipped = result?.state === 'skipped';
  const skip = async () => {
    const next = isSkipped ? skipped.filter((one) => one !== step) : [...skipped, step];
    const { data } = await save.mutateAsync({ skipped: next });
    if (!isSkipped) onDone(data);
  };
  return (
    <Stack gap={3}>
      {refused.length > 0 && (
        <Alert tone="danger">
          {refused.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      )}
      <Cluster>
        {onApply && step !== 'terminals' && (
          <Button variant="primary" isBusy={isBusy} onClick={onApply}>
            {t(`setup.apply.${step}`)}
          </Button>
        )}
        {result?.state !== 'done' && (
          <Button isBusy={save.isPending} onClick={() => void skip()}>
            {t(isSkipped ? 'setup.unskip' : 'setup.skip')}
          </Button>
        )}
        {result?.undoable && isMaking(step) && <Undo step={step} />}
      </Cluster>
    </Stack>
  );
}

const isMaking = (step: StepProps['step']): step is MakingStep => (makingSteps as readonly string[]).includes(step);

function Undo({ step }: { step: MakingStep }) {
  const t = useTexts();
  const [isLoading, setAsking] = useState(false);
  const undo = useCallMutation(undoSetup, { step }, { onSettled: () => setAsking(false) });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('setup.undo')}</Button>
      {isLoading && (
        <Modal
          title={t('setup.undo')}
          okText={t('setup.undo')}
          okButtonProps={{ loading: undo.isPending, danger: true }}
          onOk={() => undo.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{t('setup.undo_ask')}</p>
        </Modal>
      )}
    </>
  );
}
