import { type commandKinds, sendCommand } from '@cadre/contract/calls/device-commands';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useScope } from '../../../platform/session/session.ts';
import type { Device } from '../device/device.ts';

export type CommandKind = (typeof commandKinds)[number];

/** Only a device that connects by itself can receive commands. */
export function useSendCommand({ row }: Pick<Device, 'row'>) {
  const holds = useScope('devices.sync') !== undefined;
  const send = useCallMutation(sendCommand, { id: row.id });
  return { ...send, maySend: holds && row.mode === 'push' && row.status === 'active' };
}
