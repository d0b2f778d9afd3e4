import { listUnclaimed, type UnclaimedDevice } from '@cadre/contract/calls/devices';
import { useCall } from '../../../platform/call-api.ts';
import { useScope } from '../../../platform/session/session.ts';
import { freshly } from '../freshly.ts';

const everyFiveSeconds = 5000;

/** Devices that connect but are not registered yet. They are shown only to users who see all devices. */
export function useUnclaimed(): UnclaimedDevice[] {
  const isNeeded = useScope('devices.view') === 'all';
  const { data = [] } = useCall(listUnclaimed, {}, { ...freshly(everyFiveSeconds), enabled: isNeeded });
  return data;
}
