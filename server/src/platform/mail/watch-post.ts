import type { Letter } from './post.ts';

type Carry = (letter: Letter) => Promise<void>;

/** SMTP errors about a single mail, not about the server: an unknown address, or a refused message. */
const aboutTheLetter = new Set<unknown>(['EENVELOPE', 'EMESSAGE']);

/** Carries letters and remembers since when none of them arrives. */
export function watchPost(carry: Carry): { carry: Carry; trouble: () => { since: Date } | undefined } {
  let since: Date | undefined;
  return {
    async carry(letter) {
      try {
        await carry(letter);
        since = undefined;
      } catch (error) {
        if (!aboutTheLetter.has((error as { code?: unknown }).code)) since ??= new Date();
        throw error;
      }
    },
    trouble: () => since && { since },
  };
}
