import { listUnclaimed, type UnclaimedDevice } from '@cadre/contract/calls/devices';
import { useAsk } from '../../../platform/ask.ts';
import { useScope } from '../../../platform/session.ts';
import { freshly } from '../freshly.ts';

const everyFiveSeconds = 5000;

/** Devices that call and belong to nobody yet. They are shown to whoever sees all devices. */
export function useUnclaimed(): UnclaimedDevice[] {
  const isWanted = useScope('devices.view') === 'all';
  const { data = [] } = useAsk(listUnclaimed, {}, { ...freshly(everyFiveSeconds), enabled: isWanted });
  return data;
}
