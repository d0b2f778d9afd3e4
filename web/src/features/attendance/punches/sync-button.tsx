import { syncAttendances } from '@cadre/contract/calls/devices';
import { RefreshCw } from 'lucide-react';
import { api } from '../../../platform/api.ts';
import { useScope } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useAttendanceWrite } from '../use-attendance-write.ts';

/** Asks all devices for what is new; what they bring arrives by itself. */
export function SyncButton() {
  const t = useTexts();
  const maySync = useScope('attendances.sync') !== undefined;
  const { mutate, isPending } = useAttendanceWrite((_: undefined) => api.post<{ message: string }>(syncAttendances.path, {}));
  if (!maySync) return null;
  return (
    <button type="button" className="button" disabled={isPending} onClick={() => mutate(undefined)}>
      <RefreshCw size={16} aria-hidden />
      {isPending ? t('attendance.syncing') : t('attendance.sync_now')}
    </button>
  );
}
