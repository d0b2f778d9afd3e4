import type { DeviceHealth } from '@cadre/contract/calls/devices';
import type { Row } from '../../../fields/kind.ts';

/** What every part of a device's page knows: its record, and how it is doing. */
export type Device = { row: Row; health: DeviceHealth };

export const nameOf = ({ name }: Row): string => String(name);
