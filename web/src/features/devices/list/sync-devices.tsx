import { syncAttendances } from '@cadre/contract/calls/devices';
import { RefreshCw } from 'lucide-react';
import { useAct } from '../../../platform/ask.ts';
import { useScope } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';

/** Asks these devices, or all, for what is new; it arrives when they call. */
export function SyncDevices({ ids }: { ids?: number[] }) {
  const t = useTexts();
  const maySync = useScope('attendances.sync') === 'all';
  const sync = useAct(syncAttendances, ids ? { device_ids: ids } : {});
  if (!maySync) return null;
  return (
    <Button icon={RefreshCw} isBusy={sync.isPending} onClick={() => sync.mutate()}>
      {ids ? t('devices.sync_now') : t('devices.sync_all')}
    </Button>
  );
}
