import { type DevicePin, mapPins } from '@cadre/contract/calls/device-numbers';
import { date, reference } from '@cadre/contract/fields';
import { useState } from 'react';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { type Device, nameOf } from '../device/device.ts';

const fields = { employee_id: reference('employees', { required: true }), from_date: date({ required: true }) };
const toEmployee = [['employee_id', 'from_date']];
const toNone = [['from_date']];

/** Assigns a number to another employee from a day on; earlier punches stay with the previous one. Sending this dialog is the confirmation. */
export function GiveDialog({ device: { row }, pin, onClose }: { device: Device; pin: DevicePin; onClose: () => void }) {
  const t = useTexts();
  const today = useFormat().today();
  const [isNone, setNone] = useState(false);
  const form = useCallForm({ fields, rows: isNone ? toNone : toEmployee, start: { from_date: today } });
  const map = useCallMutation(mapPins, { id: row.id });
  const send = async () => {
    const isDone = await form.submit(({ employee_id, from_date }) =>
      map.mutateAsync({
        pins: { list: [{ pin: pin.pin, employee_id: isNone ? null : employee_id, from_date }] },
        confirm: true,
      }),
    );
    if (isDone) onClose();
  };
  return (
    <Modal
      open
      title={t('devices.numbers.give_title', { pin: pin.pin, device: nameOf(row) })}
      okText={t('devices.numbers.give')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <Stack gap={3}>
        {pin.employee && <p>{t('devices.numbers.give_text', { name: pin.employee.name })}</p>}
        <CallFields of={form} />
        <Checkbox isChecked={isNone} onChange={setNone}>
          {t('devices.numbers.give_nobody')}
        </Checkbox>
      </Stack>
    </Modal>
  );
}
