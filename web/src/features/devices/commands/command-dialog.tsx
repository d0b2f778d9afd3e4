import { sendCommand } from '@cadre/contract/calls/device-commands';
import { addDays } from '@cadre/rules/calendar';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import type { Device } from '../device/device.ts';
import type { RequestedCommand } from './use-device-actions.ts';
import { useSendCommand } from './use-send-command.ts';

const required = { required: true } as const;
const { from, to, employee_id, pin, from_device_id } = sendCommand.body;
const fields = {
  from: { ...from, ...required },
  to: { ...to, ...required },
  employee_id: { ...employee_id, ...required },
  pin: { ...pin, ...required },
  from_device_id: { ...from_device_id, ...required },
};
const days = [['from', 'to']];
const rows: Record<RequestedCommand, string[][]> = {
  backfill: days,
  verify: days,
  push_employee: [['employee_id']],
  copy_user: [['from_device_id'], ['pin']],
  remove_user: [['pin']],
  resync: [],
  reboot: [],
};
const risky: readonly RequestedCommand[] = ['remove_user', 'reboot'];

/** Explains the command and collects its parameters. */
export function CommandDialog({ device, kind, onClose }: { device: Device; kind: RequestedCommand; onClose: () => void }) {
  const t = useTexts();
  const yesterday = addDays(useFormat().today(), -1);
  const form = useCallForm({ fields, rows: rows[kind], start: rows[kind] === days ? { from: yesterday, to: yesterday } : {} });
  const { mutateAsync } = useSendCommand(device);
  const send = async () => {
    if (await form.submit((body) => mutateAsync({ kind, ...body }))) onClose();
  };
  return (
    <Modal
      open
      title={t(`devices.commands.${kind}`)}
      okText={t('devices.commands.send')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: risky.includes(kind), loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <Stack>
        <p>{t(`devices.commands.hint.${kind}`)}</p>
        <CallFields of={form} />
      </Stack>
    </Modal>
  );
}
