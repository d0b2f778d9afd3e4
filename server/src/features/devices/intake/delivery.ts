import type { ReadLine } from '../protocol/punch-line.ts';
import type { KnownDevice } from './known-device.ts';

/** Lines of a device, however they arrived. */
export type Delivery = {
  device: KnownDevice;
  source: 'device' | 'file' | 'sync';
  lines: readonly ReadLine[];
  received_at: Date;
  user_id?: number | undefined;
  file_name?: string | undefined;
  /** Where the device is in its logs, once all is stored. */
  stamps?: KnownDevice['stamps'] | undefined;
  /** `new` creates a batch, a number continues one, and `null` stores none: a single punch in real time does not need a batch. */
  batch: 'new' | number | null;
};
