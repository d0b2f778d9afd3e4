import type { commandKinds } from '@cadre/contract/calls/devices';
import { api } from '../../../platform/api.ts';
import { useScope } from '../../../platform/session.ts';
import type { Device } from '../device/device.ts';
import { useDeviceCall } from '../use-device-call.ts';

export type CommandKind = (typeof commandKinds)[number];
type Command = { kind: CommandKind; from?: string; to?: string; employee_id?: number; pin?: string };

/** Only a device that calls by itself can be told something. */
export function useSendCommand({ row }: Pick<Device, 'row'>) {
  const holds = useScope('devices.sync') !== undefined;
  const call = useDeviceCall((command: Command) => api.post<{ message: string }>(`/devices/${row.id}/commands`, command));
  return { ...call, maySend: holds && row.mode === 'push' && row.status === 'active' };
}
