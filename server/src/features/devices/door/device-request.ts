import type { KnownDevice } from '../intake/known-device.ts';

/** What a device sent, read as far as every answer needs it. */
export type DeviceRequest = {
  method: 'GET' | 'POST';
  /** What stands behind `/iclock/`, in small letters and without `.aspx`. */
  word: string;
  serial: string;
  token: string | undefined;
  /** The parameters, their names in small letters. */
  query: Record<string, string>;
  body: Buffer;
  is_too_large: boolean;
  ip: string;
  user_agent: string | null;
  received_at: Date;
};

/** A request that the door let in. */
export type AdmittedRequest = DeviceRequest & { device: KnownDevice };

/** What goes back: plain words. `note`: whether the exchange is worth keeping. */
export type DeviceAnswer = { status: number; text: string; note?: boolean };

/** The first call after power or network came back; others on the same word ask for the time or for a table. */
export const isHandshake = ({ method, word, query }: DeviceRequest): boolean =>
  method === 'GET' && word === 'cdata' && query.type === undefined && query.table === undefined;

export const ok = (text = 'OK', note = true): DeviceAnswer => ({ status: 200, text, note });
