import type { SectionLoaders, ShellTexts } from './text-sections.ts';

/** What speaking a language takes: the texts of every page, and how to fetch more of them. */
export type LanguagePack = { texts: ShellTexts; sections: SectionLoaders };

export const languagePack = ({ texts, sections }: LanguagePack): LanguagePack => ({
  // A copy of its own, because the sections that pages bring along are added to it.
  texts: { ...texts },
  sections,
});
