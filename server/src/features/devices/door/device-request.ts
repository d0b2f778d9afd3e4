import type { DeviceExchange } from '@cadre/contract/calls/devices';
import type { KnownDevice } from '../intake/known-device.ts';

/** The origin and purpose of a call: all that the door decides by. */
export type DeviceCall = {
  method: 'GET' | 'POST';
  /** The path after `/iclock/`, in lower case and without `.aspx`. */
  word: string;
  serial: string;
  token: string | undefined;
  /** The parameters, their names in small letters. */
  query: Record<string, string>;
  ip: string;
  user_agent: string | null;
  received_at: Date;
};

/** A request that the door admitted, with its content. */
export type AdmittedRequest = DeviceCall & { device: KnownDevice; body: Buffer; is_too_large: boolean };

/** Why a known device was refused. */
export type Refusal = NonNullable<DeviceExchange['refused_for']>;

/** The response in plain text. `note`: whether to store the exchange. */
export type DeviceAnswer = { status: number; text: string; note?: boolean };

/** The first call after power or network returns; other calls to the same path request the time or a table. */
export const isHandshake = ({ method, word, query }: DeviceCall): boolean =>
  method === 'GET' && word === 'cdata' && query.type === undefined && query.table === undefined;

export const ok = (text = 'OK', note = true): DeviceAnswer => ({ status: 200, text, note });
