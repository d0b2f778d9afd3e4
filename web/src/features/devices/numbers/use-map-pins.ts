import { mapPins } from '@cadre/contract/calls/devices';
import { useAct } from '../../../platform/ask.ts';
import { useScope } from '../../../platform/session.ts';

/** Says whom numbers stand for. */
export const useMapPins = (id: number) => useAct(mapPins, { id });

export const useMayMap = (): boolean => useScope('devices.map_users') !== undefined;
