import { closeYear } from '@cadre/contract/calls/leave-balances';
import { useState } from 'react';
import { useCallMutation } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { TypedConfirm } from '../../ui/overlays/typed-confirm.tsx';

type Props = { category: { id: number; name: string }; year: string; totals: string | null; onClose: () => void };

/** Closing affects everyone, so category and year must be typed to confirm it. */
export function CloseYearDialog({ category: { id, name }, year, totals, onClose }: Props) {
  const t = useTexts();
  const close = useCallMutation(closeYear, { id, year }, { onSuccess: onClose });
  const [typed, setTyped] = useState('');
  const label = `${name} ${year.slice(0, 4)}`;
  return (
    <Modal
      title={t('leave.close_title', { category: name, year })}
      okText={t('leave.close_year')}
      okButtonProps={{ danger: true, disabled: typed.trim() !== label, loading: close.isPending }}
      onOk={() => close.mutate({})}
      onCancel={onClose}
    >
      <Stack>
        {totals && <p>{totals}</p>}
        <p>{t('leave.close_until')}</p>
        <TypedConfirm label={t('forms.delete_typed', { label })} value={typed} onChange={setTyped} />
      </Stack>
    </Modal>
  );
}
