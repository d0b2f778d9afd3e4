import type { EntrySections, EntryTexts, InsideSections, InsideTexts } from './text-sections.ts';

/** One language: the texts of every page, and the loaders for those of the signed-in area and of single pages. */
export type LanguagePack = { texts: EntryTexts; inside: () => Promise<Inside>; sections: EntrySections };

/** In a build, nouns have their names alone, and `areas` fetch the rest of their words. */
type Inside = { inside: InsideTexts; sections: InsideSections; areas?: Record<string, () => Promise<Pick<InsideTexts, 'nouns'>>> };

export const languagePack = ({ texts, inside, sections }: LanguagePack): LanguagePack => ({
  // A copy, because the sections that pages load are added to it.
  texts: { ...texts },
  inside,
  sections,
});
