import type { en } from './en.ts';

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/** English is the type of the others: a missing key does not compile. */
export type Texts = Translated<typeof en>;
export type EnglishTexts = typeof en;
