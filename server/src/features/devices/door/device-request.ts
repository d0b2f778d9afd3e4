import type { DeviceExchange } from '@cadre/contract/calls/devices';
import type { KnownDevice } from '../intake/known-device.ts';

/** Who calls, from where and what for: all that the door decides by. */
export type DeviceCall = {
  method: 'GET' | 'POST';
  /** What stands behind `/iclock/`, in small letters and without `.aspx`. */
  word: string;
  serial: string;
  token: string | undefined;
  /** The parameters, their names in small letters. */
  query: Record<string, string>;
  ip: string;
  user_agent: string | null;
  received_at: Date;
};

/** A request that the door let in, with what it brings. */
export type AdmittedRequest = DeviceCall & { device: KnownDevice; body: Buffer; is_too_large: boolean };

/** Why a device that is known was not let in. */
export type Refusal = NonNullable<DeviceExchange['refused_for']>;

/** What goes back: plain words. `note`: whether the exchange is worth keeping. */
export type DeviceAnswer = { status: number; text: string; note?: boolean };

/** The first call after power or network came back; others on the same word ask for the time or for a table. */
export const isHandshake = ({ method, word, query }: DeviceCall): boolean =>
  method === 'GET' && word === 'cdata' && query.type === undefined && query.table === undefined;

export const ok = (text = 'OK', note = true): DeviceAnswer => ({ status: 200, text, note });
