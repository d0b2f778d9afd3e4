import type { ReactNode } from 'react';
import { CallFields } from '../../../../crud/form/call-fields.tsx';
import type { CallForm } from '../../../../crud/form/use-call-form.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { LeavingEffects } from './leaving-effects.tsx';

type Props = {
  employee: { id: number; name: string };
  title: string;
  okText: string;
  form: CallForm;
  /** Whether it was done. */
  send: () => Promise<boolean>;
  onClose: () => void;
  isDanger?: boolean;
  isReady?: boolean;
  /** Additional fields shown before the confirmation. */
  children?: ReactNode;
};

/** The day of a leaving, and all that follows from it, before anything is done. */
export function LeavingDialog({ employee: { id, name }, title, okText, form, send, onClose, isDanger, isReady = true, children }: Props) {
  const { last_working_day, successor_id } = form.form.draft;
  const onOk = async () => {
    if (await send()) onClose();
  };
  return (
    <Modal
      width={600}
      title={title}
      okText={okText}
      okButtonProps={{ danger: isDanger === true, disabled: !isReady, loading: form.isSending }}
      onOk={() => void onOk()}
      onCancel={onClose}
    >
      <Stack>
        <CallFields of={form} />
        <LeavingEffects id={id} name={name} day={last_working_day} hasSuccessor={Boolean(successor_id)} />
        {children}
      </Stack>
    </Modal>
  );
}
