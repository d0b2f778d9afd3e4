import type { en } from './en.ts';

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/** English is the type of the others: a missing key does not compile. */
export type Texts = Translated<typeof en>;
export type EnglishTexts = typeof en;

/** What screens say. The words of papers are many and fetched with the first paper. */
export type ScreenTexts = Omit<Texts, 'clauses'>;
export type EnglishScreenTexts = Omit<EnglishTexts, 'clauses'>;
