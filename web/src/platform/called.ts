import type { SignedInUser } from './session-store.ts';

/** What a greeting calls somebody: by the family name in Japanese, by the given name elsewhere. */
export const calledIn = (language: string, { firstname, lastname, name }: Pick<SignedInUser, 'firstname' | 'lastname' | 'name'>): string =>
  (language === 'ja' && lastname) || firstname || name;
