import { makeDeviceToken, removeDeviceToken } from '@cadre/contract/calls/devices';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { type Device, nameOf } from '../device/device.ts';
import { CopyLine } from './copy-line.tsx';
import { baseOf } from './setup-address.ts';

type Props = { device: Device; asked: 'make' | 'remove'; onClose: () => void };

/**
 * Requires confirmation, because the device is silent until its other address is entered. The new address stays visible until the dialog is
 * closed.
 */
export function OwnAddressDialog({ device: { row, health }, asked: requested, onClose }: Props) {
  const t = useTexts();
  const make = useCallMutation(makeDeviceToken, { id: row.id });
  const remove = useCallMutation(removeDeviceToken, { id: row.id });
  const isMake = requested === 'make';
  const made = make.data?.data.path;
  if (made)
    return (
      <Modal open title={t('devices.setup.told_once', { name: nameOf(row) })} footer={null} mask={{ closable: false }} onCancel={onClose}>
        <Stack>
          <p>{t('devices.setup.told_once_text')}</p>
          <DescriptionList layout="rows">
            <CopyLine label={t('devices.setup.address')} value={`${baseOf(health.setup)}${made}`} />
            <CopyLine label={t('devices.setup.path')} value={made} />
          </DescriptionList>
        </Stack>
      </Modal>
    );
  return (
    <Modal
      open
      title={t('devices.setup.own_address')}
      okText={t(isMake ? 'devices.setup.make' : 'devices.setup.remove')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: !isMake, loading: make.isPending || remove.isPending }}
      onOk={() => (isMake ? make.mutate(undefined, { onError: onClose }) : remove.mutate(undefined, { onSettled: onClose }))}
      onCancel={onClose}
    >
      <Stack>
        <p>{t(isMake ? 'devices.setup.make_text' : 'devices.setup.remove_text')}</p>
        {!isMake && <Alert tone="warning">{t('devices.setup.serial_risk')}</Alert>}
      </Stack>
    </Modal>
  );
}
