import type { en } from './en.ts';
import type { Translated } from './translated.ts';

/** English is the type of the others: a missing key does not compile. */
export type Texts = Translated<typeof en>;
export type EnglishTexts = typeof en;
