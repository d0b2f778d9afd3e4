import { releasePunches } from '@cadre/contract/calls/devices';
import { api } from '../../../platform/api.ts';
import { useScope } from '../../../platform/session.ts';
import { useDeviceCall } from '../use-device-call.ts';

type Release = { ids: number[]; outcome: 'accepted' | 'ignored' };

/** Punches that were set aside count from now on, or never will. */
export const useRelease = () =>
  useDeviceCall(({ ids, outcome }: Release) => api.post<{ message: string }>(releasePunches.path, { ids: { list: ids }, outcome }));

export const useMayRelease = (): boolean => useScope('devices.map_users') === 'all';
