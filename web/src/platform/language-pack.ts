import type { Texts } from '@cadre/contract/texts/texts';
import type { EntryTexts, PartTexts } from './text-sections.ts';

/** One language: the texts loaded so far, and the loaders of the known parts by name. Loading a part may make more parts known. */
export type LanguagePack = { texts: EntryTexts & PartTexts; parts: Parts };
export type Parts = Record<string, () => Promise<Part>>;
type Part = { texts: PartTexts; parts?: Parts };

/** All texts at once, for development and tests. A build replaces the files that use this (`split-texts.ts`). */
export const wholePack = (texts: Texts): LanguagePack => ({ texts: { ...texts }, parts: {} });
