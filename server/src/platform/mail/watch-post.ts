import type { Letter } from './post.ts';

type Carry = (letter: Letter) => Promise<void>;

/** What a post office says of one letter: an address that it does not know, or a letter that it does not take. */
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
