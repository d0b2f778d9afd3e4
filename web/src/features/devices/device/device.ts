import type { DeviceHealth } from '@cadre/contract/calls/devices';
import type { Row } from '../../../fields/kind.ts';

/** Shared by all tabs of a device: its record and its health. */
export type Device = { row: Row; health: DeviceHealth };

export const nameOf = ({ name }: Row): string => String(name);
