import { syncAttendances } from '@cadre/contract/calls/devices';
import { RefreshCw } from 'lucide-react';
import { api } from '../../../platform/api.ts';
import { useScope } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useDeviceCall } from '../use-device-call.ts';

/** Asks these devices, or all, for what is new; it arrives when they call. */
export function SyncDevices({ ids }: { ids?: number[] }) {
  const t = useTexts();
  const maySync = useScope('attendances.sync') === 'all';
  const sync = useDeviceCall(() => api.post<{ message: string }>(syncAttendances.path, ids ? { device_ids: ids } : {}));
  if (!maySync) return null;
  return (
    <button type="button" className="button" disabled={sync.isPending} onClick={() => sync.mutate(undefined)}>
      <RefreshCw size={16} aria-hidden />
      {ids ? t('devices.sync_now') : t('devices.sync_all')}
    </button>
  );
}
