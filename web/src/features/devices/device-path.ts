import type { deviceTabs } from '@cadre/contract/pages';

export const devicesPath = '/attendances/devices';
export const importPath = `${devicesPath}/import`;
export const receivedPath = `${devicesPath}/received`;

export type DeviceTab = (typeof deviceTabs)[number];

/** The path of a device's tab; the overview is the device itself. */
export const devicePath = (id: number, tab: DeviceTab = 'overview'): string =>
  tab === 'overview' ? `${devicesPath}/${id}` : `${devicesPath}/${id}/${tab}`;
