import { syncAttendances } from '@cadre/contract/calls/devices';
import { RefreshCw } from 'lucide-react';
import { api } from '../../../platform/api.ts';
import { useScope } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useAttendanceWrite } from '../use-attendance-write.ts';

/** Asks all devices for what is new; what they bring arrives by itself. */
export function SyncButton() {
  const t = useTexts();
  const maySync = useScope('attendances.sync') !== undefined;
  const { mutate, isPending } = useAttendanceWrite((_: undefined) => api.post<{ message: string }>(syncAttendances.path, {}));
  if (!maySync) return null;
  return (
    <Button icon={RefreshCw} disabled={isPending} onClick={() => mutate(undefined)}>
      {isPending ? t('attendance.syncing') : t('attendance.sync_now')}
    </Button>
  );
}
