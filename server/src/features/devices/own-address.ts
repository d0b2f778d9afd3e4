import type { Seal } from '../../platform/access/seal.ts';
import { createToken } from '../../platform/access/secret-token.ts';
import type { KnownDevice } from './intake/known-device.ts';

const purpose = 'devices.token';

export const pathOf = (token: string): string => `/d/${token}`;

/** An address that cannot be guessed: its hash for the door, and sealed for users who enter it on the device. */
export function newOwnAddress(seal: Seal) {
  const { token, hash } = createToken();
  return { token, columns: { token_hash: hash.toString('base64url'), token_sealed: seal.close(token, purpose) } };
}

/** Empty if the device has none. An older address that was not stored was shown once and cannot be shown again. */
export function ownPathOf(seal: Seal, { token_hash, token_sealed }: KnownDevice, mayKnow: boolean): string {
  if (token_hash === null) return '';
  return pathOf(mayKnow && token_sealed !== null ? seal.open(token_sealed, purpose) : '…');
}
