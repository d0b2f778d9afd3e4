import { releasePunches } from '@cadre/contract/calls/devices';
import { useAct } from '../../../platform/ask.ts';
import { useScope } from '../../../platform/session.ts';

/** Punches that were set aside count from now on, or never will. */
export const useRelease = () => useAct(releasePunches);

export const useMayRelease = (): boolean => useScope('devices.map_users') === 'all';
