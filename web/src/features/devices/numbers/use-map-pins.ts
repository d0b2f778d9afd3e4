import type { Day } from '@cadre/rules/calendar';
import { api } from '../../../platform/api.ts';
import { useScope } from '../../../platform/session.ts';
import { useDeviceCall } from '../use-device-call.ts';

export type GivenPin = { pin: string; employee_id: number | null; from_date?: Day };
type Mapping = { list: GivenPin[]; confirm?: boolean };

/** Says whom numbers stand for. */
export const useMapPins = (id: number) =>
  useDeviceCall(({ list, confirm = false }: Mapping) =>
    api.post<{ message: string }>(`/devices/${id}/pins`, { pins: { list }, ...(confirm && { confirm }) }),
  );

export const useMayMap = (): boolean => useScope('devices.map_users') !== undefined;
