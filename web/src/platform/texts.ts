import { isLanguage, type Language } from '@cadre/contract/languages';
import { dayForms, withDays, writtenArgs } from '@cadre/contract/texts/day-forms';
import type { EnglishTexts } from '@cadre/contract/texts/texts';
import { useMemo } from 'react';
import { createTranslator, useLocale, useTranslations } from 'use-intl';
import type { LanguagePack } from './language-pack.ts';
import type { EnglishScreenTexts, InsideTexts, PageSection } from './text-sections.ts';

/** One import per language: the texts that every page needs. Other languages are never loaded. */
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
type Phrase = (...args: unknown[]) => string;
let spoken: LanguagePack | undefined;
let say: Phrase | undefined;
let language: Language = 'en';

export async function loadTexts(wanted: Language): Promise<LanguagePack> {
  const { pack } = await packs[wanted]();
  spoken = pack;
  language = wanted;
  say = createTranslator({ locale: wanted, messages: pack.texts }) as Phrase;
  return pack;
}

/** The texts of every signed-in page. */
export async function loadInside(): Promise<void> {
  if (!spoken) throw new Error('No language is loaded.');
  const { texts, inside } = spoken;
  Object.assign(texts, (await inside()).inside);
}

/** Adds sections to the texts. A page renders once its own are loaded, so no component needs a notification that the texts have grown. */
export async function loadSections(wanted: readonly PageSection[]): Promise<void> {
  if (!spoken) throw new Error('No language is loaded.');
  const { texts, sections: entry, inside } = spoken;
  const load = async (section: PageSection) =>
    section in entry ? entry[section as 'byMail']() : (await inside()).sections[section as 'self']();
  Object.assign(texts, ...(await Promise.all(wanted.map(load))));
}

/** A file together with the texts that it uses. The build wraps every lazy import in this. */
export async function withWords<F>(file: Promise<F>, sections: readonly PageSection[], areas: readonly string[]): Promise<F> {
  const [loaded] = await Promise.all([file, loadSections(sections), areas.length > 0 && loadNouns(spoken, areas)]);
  return loaded;
}

/** A file that may use any noun, depending on its data. */
export async function withEveryNoun<F>(file: Promise<F>): Promise<F> {
  const [loaded] = await Promise.all([file, loadNouns(spoken)]);
  return loaded;
}

/**
 * Adds the texts of these areas to the names of their nouns, by default of all areas. In development there are no areas, because everything is loaded
 * from the start.
 */
async function loadNouns(pack: LanguagePack | undefined, wanted?: readonly string[]): Promise<InsideTexts> {
  if (!pack) throw new Error('No language is loaded.');
  const { inside, areas = {} } = await pack.inside();
  const found = await Promise.all((wanted ?? Object.keys(areas)).map((area) => areas[area]?.()));
  for (const area of found) Object.assign(inside.nouns, area?.nouns);
  return inside;
}

/** The other languages have the keys of English, which is the type; a section is used only by pages that have loaded it. */
export const asScreenTexts = (pack: LanguagePack): EnglishScreenTexts => pack.texts as EnglishScreenTexts;

/** The texts of a paper in its own language, independent of the language of the page. */
export async function readPaperTexts(language: Language): Promise<Pick<EnglishTexts, 'nouns' | 'clauses'>> {
  const { pack } = await packs[language]();
  const { sections } = await pack.inside();
  const [inside, { clauses }] = await Promise.all([loadNouns(pack), sections.clauses()]);
  return { ...inside, clauses } as Pick<EnglishTexts, 'nouns' | 'clauses'>;
}

/** A sentence outside of components, once a language is loaded. By way of `unknown`, because to compare the two types takes longer than to check all else. */
export const translate = ((...args) => say?.(...args) ?? '') satisfies Phrase as unknown as Translate;

/** A title that names days or weeks by their codes, as people read it. */
export const inWords = (title: string): string => withDays(language, title);

/** `2026-11` as people read it. */
export const monthInWords = (month: string): string => dayForms(language).month(`${month}-01`);

/** Days, weeks and the month among the arguments are written as people write them: `{ day: '2026-11-19' }` becomes Nov 19, 2026. */
export function useTexts() {
  const t = useTranslations();
  const language = useLocale();
  return useMemo(() => sayingDays(t, language), [t, language]);
}

function sayingDays<T extends ReturnType<typeof useTranslations>>(t: T, language: string): T {
  const withArgs =
    (say: Phrase): Phrase =>
    (name, args, ...rest) =>
      say(name, args && typeof args === 'object' ? writtenArgs(language, args) : args, ...rest);
  return Object.assign(withArgs(t as unknown as Phrase), {
    rich: withArgs(t.rich as unknown as Phrase),
    raw: t.raw,
    has: t.has,
    markup: t.markup,
  }) as unknown as T;
}

/** The stored language, else the first of the browser's that we speak, else English. */
export function storedLanguage(): Language {
  const stored = localStorage.getItem(key);
  if (isLanguage(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** Every text, date and number changes, so the page is reloaded. */
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
