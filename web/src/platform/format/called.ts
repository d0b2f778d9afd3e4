import type { SignedInUser } from '../session/session-store.ts';

/** The name in a greeting: the family name in Japanese, the given name elsewhere. */
export const calledIn = (language: string, { firstname, lastname, name }: Pick<SignedInUser, 'firstname' | 'lastname' | 'name'>): string =>
  (language === 'ja' && lastname) || firstname || name;
