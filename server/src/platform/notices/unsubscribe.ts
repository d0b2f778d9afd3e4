import type { ChosenKind } from '@cadre/contract/notice-kinds';
import type { Seal } from '../access/seal.ts';

/** The user and the kinds of mails that a link switches off. */
type Unsubscribing = { user_id: number; kinds: readonly ChosenKind[] };

const purpose = 'unsubscribe';

/** The token is sealed by this server, so it needs no stored state. It never expires. */
export function unsubscribePath(seal: Seal, { user_id, kinds }: Unsubscribing): `/${string}` {
  const token = Buffer.from(seal.close(`${user_id} ${kinds.join()}`, purpose), 'base64').toString('base64url');
  return `/auth/unsubscribe?token=${token}`;
}

/** Undefined for a token that was never in one of our mails. */
export function readUnsubscribing(seal: Seal, token: string): Unsubscribing | undefined {
  try {
    const [user_id, kinds = ''] = seal.open(Buffer.from(token, 'base64url').toString('base64'), purpose).split(' ');
    return { user_id: Number(user_id), kinds: kinds.split(',') as ChosenKind[] };
  } catch {
    return undefined;
  }
}
