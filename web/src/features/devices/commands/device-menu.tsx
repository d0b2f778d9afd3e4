import { devices } from '@cadre/contract/resources/devices';
import { useRouter } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMoves } from '../../../crud/moves/use-moves.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { MenuButton } from '../../../ui/overlays/menu-button.tsx';
import type { Device } from '../device/device.ts';
import { devicesPath } from '../device-path.ts';
import { type RequestedCommand, useDeviceActions } from './use-device-actions.ts';

const CommandDialog = lazy(async () => ({ default: (await import('./command-dialog.tsx')).CommandDialog }));
const CorrectDialog = lazy(async () => ({ default: (await import('../clock/correct-dialog.tsx')).CorrectDialog }));
const DeleteDialog = lazy(async () => ({ default: (await import('../../../crud/record/delete-dialog.tsx')).DeleteDialog }));

/** Commands for a device, and actions on its record. */
export function DeviceMenu({ device }: { device: Device }) {
  const t = useTexts();
  const { history } = useRouter();
  const [requested, setDialog] = useState<RequestedCommand>();
  const [isDeleting, setDeleting] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const moves = useMoves(devices);
  const items = useDeviceActions(
    device,
    moves,
    setDialog,
    () => setCorrecting(true),
    () => setDeleting(true),
  );
  if (items.length === 0) return null;
  return (
    <>
      <MenuButton isFramed icon={Ellipsis} align="end" label={t('devices.commands.more')} items={items} />
      {moves.dialog}
      <Suspense>
        {requested && <CommandDialog device={device} kind={requested} onClose={() => setDialog(undefined)} />}
        {isCorrecting && <CorrectDialog device={device} onClose={() => setCorrecting(false)} />}
        {isDeleting && (
          <DeleteDialog
            page={{ resource: devices, options: { record: { typedDelete: true } } }}
            row={device.row}
            onClose={() => setDeleting(false)}
            onDeleted={() => history.push(devicesPath)}
          />
        )}
      </Suspense>
    </>
  );
}
