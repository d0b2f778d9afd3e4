import { isLanguage, type Language } from '@cadre/contract/languages';
import type { EnglishScreenTexts, Texts } from '@cadre/contract/texts/texts';
import { createTranslator, useTranslations } from 'use-intl';
import type { LanguagePack } from './language-pack.ts';

/** One import per language: its texts and what the components need to speak it. A language that is not chosen is never loaded. */
const packs: Record<Language, () => Promise<{ pack: LanguagePack }>> = {
  en: () => import('./languages/en.ts'),
  zh: () => import('./languages/zh.ts'),
  es: () => import('./languages/es.ts'),
  ja: () => import('./languages/ja.ts'),
  de: () => import('./languages/de.ts'),
  fr: () => import('./languages/fr.ts'),
};

const key = 'cadre.language';

type Translate = ReturnType<typeof createTranslator<EnglishScreenTexts>>;
let translator: Translate | undefined;

export async function loadTexts(language: Language): Promise<LanguagePack> {
  const { pack } = await packs[language]();
  // The other languages have the keys of English, which is what the types know.
  translator = createTranslator<EnglishScreenTexts>({ locale: language, messages: pack.texts as EnglishScreenTexts });
  return pack;
}

const clauses: Record<Language, () => Promise<{ clauses: Texts['clauses'] }>> = {
  en: () => import('@cadre/contract/texts/en/clauses'),
  zh: () => import('@cadre/contract/texts/zh/clauses'),
  es: () => import('@cadre/contract/texts/es/clauses'),
  ja: () => import('@cadre/contract/texts/ja/clauses'),
  de: () => import('@cadre/contract/texts/de/clauses'),
  fr: () => import('@cadre/contract/texts/fr/clauses'),
};

/** All texts of a language, those of papers included, whichever the page speaks. */
export async function readTexts(language: Language): Promise<Texts> {
  const [{ pack }, words] = await Promise.all([packs[language](), clauses[language]()]);
  return { ...pack.texts, clauses: words.clauses };
}

/** A sentence outside of components, once a language is loaded. */
export const translate: Translate = ((...args: Parameters<Translate>) => translator?.(...args) ?? '') as Translate;

export const useTexts = () => useTranslations();

/** The stored language, else the first of the browser's that we speak, else English. */
export function storedLanguage(): Language {
  const stored = localStorage.getItem(key);
  if (isLanguage(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** Every text, date and number is new afterwards, so the page is loaded anew. */
export function changeLanguage(language: Language): void {
  localStorage.setItem(key, language);
  window.location.reload();
}

/** The language of the account, on a device where none was chosen yet. */
export function adoptLanguage(language: string | null): void {
  if (localStorage.getItem(key) !== null || !isLanguage(language)) return;
  const differs = language !== storedLanguage();
  localStorage.setItem(key, language);
  if (differs) window.location.reload();
}
