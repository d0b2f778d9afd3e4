import { isLanguage, type Language } from '@cadre/contract/languages';
import { dayForms, withDays, writtenArgs } from '@cadre/contract/texts/day-forms';
import type { Noun } from '@cadre/contract/texts/noun';
import type { EnglishTexts } from '@cadre/contract/texts/texts';
import { useMemo } from 'react';
import { createTranslator, useLocale, useTranslations } from 'use-intl';
import type { LanguagePack } from './language-pack.ts';
import type { EnglishScreenTexts } from './text-sections.ts';

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

/** The part of the texts that every signed-in page needs, and that knows the parts of the pages. */
const inside = 'signed-in';
const ofNouns = /^nouns\//;

/** The texts of every signed-in page. */
export const loadInside = (): Promise<void> => loadParts(current(), [inside]);

/** A file together with the parts of the texts that it uses. The build wraps every lazy import in this. */
export async function withWords<F>(file: Promise<F>, parts: readonly string[]): Promise<F> {
  const [loaded] = await Promise.all([file, loadParts(current(), parts)]);
  return loaded;
}

/** A file that may use any noun, depending on its data. */
export async function withEveryNoun<F>(file: Promise<F>): Promise<F> {
  const [loaded] = await Promise.all([file, loadEveryNoun(current())]);
  return loaded;
}

function current(): LanguagePack {
  if (!spoken) throw new Error('No language is loaded.');
  return spoken;
}

async function loadEveryNoun(pack: LanguagePack): Promise<void> {
  await loadParts(pack, [inside]);
  await loadParts(
    pack,
    Object.keys(pack.parts).filter((part) => ofNouns.test(part)),
  );
}

/** A page renders once its own parts are loaded, so no component needs a notification that the texts have grown. */
const loadParts = async (pack: LanguagePack, names: readonly string[]): Promise<void> => {
  await Promise.all(names.map((name) => loadPart(pack, name)));
};

async function loadPart(pack: LanguagePack, name: string): Promise<void> {
  if (!pack.parts[name] && name !== inside) await loadPart(pack, inside);
  const part = await pack.parts[name]?.();
  const { nouns, ...sections } = part?.texts ?? {};
  Object.assign(pack.texts, sections);
  Object.assign(pack.parts, part?.parts);
  if (nouns) addNouns(pack, nouns);
}

/** Nouns are known by their names first. The rest of their words is added, and stays. */
function addNouns(pack: LanguagePack, added: Record<string, Noun>): void {
  const texts = pack.texts as { nouns?: Record<string, Noun> };
  const known = texts.nouns ?? {};
  for (const [name, noun] of Object.entries(added)) known[name] = { ...noun, ...known[name] };
  texts.nouns = known;
}

/** The other languages have the keys of English, which is the type; a section is used only by pages that have loaded it. */
export const asScreenTexts = (pack: LanguagePack): EnglishScreenTexts => pack.texts as unknown as EnglishScreenTexts;

/** The texts of a paper in its own language, independent of the language of the page. */
export async function readPaperTexts(language: Language): Promise<Pick<EnglishTexts, 'nouns' | 'clauses'>> {
  const { pack } = await packs[language]();
  await Promise.all([loadEveryNoun(pack), loadParts(pack, ['clauses'])]);
  return pack.texts as Pick<EnglishTexts, 'nouns' | 'clauses'>;
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
