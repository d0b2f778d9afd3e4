import { listUnclaimed, type UnclaimedDevice } from '@cadre/contract/calls/devices';
import { useScope } from '../../../platform/session.ts';
import { useDeviceQuery } from '../use-device-query.ts';

const everyFiveSeconds = 5000;

/** Devices that call and belong to nobody yet. They are shown to whoever sees all devices. */
export function useUnclaimed(): UnclaimedDevice[] {
  const isWanted = useScope('devices.view') === 'all';
  const { data = [] } = useDeviceQuery<UnclaimedDevice[]>(listUnclaimed.path, { every: everyFiveSeconds, isWanted });
  return data;
}
