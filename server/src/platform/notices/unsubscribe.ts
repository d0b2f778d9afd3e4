import type { ChosenKind } from '@cadre/contract/notice-kinds';
import type { Seal } from '../access/seal.ts';

/** Whose mails, and which kinds of them, a link switches off. */
type Unsubscribing = { user_id: number; kinds: readonly ChosenKind[] };

const purpose = 'unsubscribe';

/** Only this house can make such a token, so it says by itself whose mails it is about. It works for as long as the mail is kept. */
export function unsubscribePath(seal: Seal, { user_id, kinds }: Unsubscribing): `/${string}` {
  const token = Buffer.from(seal.close(`${user_id} ${kinds.join()}`, purpose), 'base64').toString('base64url');
  return `/auth/unsubscribe?token=${token}`;
}

/** Undefined for what was never in a mail of ours. */
export function readUnsubscribing(seal: Seal, token: string): Unsubscribing | undefined {
  try {
    const [user_id, kinds = ''] = seal.open(Buffer.from(token, 'base64url').toString('base64'), purpose).split(' ');
    return { user_id: Number(user_id), kinds: kinds.split(',') as ChosenKind[] };
  } catch {
    return undefined;
  }
}
