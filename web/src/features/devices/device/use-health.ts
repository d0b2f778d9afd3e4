import { type DeviceHealth, deviceHealth } from '@cadre/contract/calls/devices';
import { useAsk } from '../../../platform/ask.ts';
import { freshly } from '../freshly.ts';

const soon = 3000;
const later = 15_000;

/** How a device is doing, kept fresh; more often while it is waited for. */
export const useHealth = (id: number) =>
  useAsk(
    deviceHealth,
    { id },
    freshly((known?: DeviceHealth) => (known?.connection === 'waiting' || known?.pending_commands ? soon : later)),
  );
