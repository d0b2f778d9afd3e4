import type { serverChecks } from '@cadre/contract/texts/en/server-checks';
import type { EnglishTexts, Texts } from '@cadre/contract/texts/texts';

type Section = keyof Texts;

/** The texts that are loaded from the start. */
export const entrySections = ['auth', 'checks', 'common', 'errors', 'hints'] as const satisfies Section[];
/**
 * The texts of the shell and of all lists, forms and records. They load together with the signed-in area, so that the sign-in page is
 * small.
 */
export const insideSections = ['forms', 'history', 'lists', 'menu', 'nouns', 'shared', 'shell'] as const satisfies Section[];
/** Sections that no screen shows: the server writes mails and responses, and a paper has its own language. */
export const offScreenSections = ['clauses', 'done', 'mail', 'problems', 'seededRoles'] as const satisfies Section[];
/** The sections of papers, which are loaded in the language of the paper. */
export const paperSections = ['clauses'] as const satisfies Section[];
/** The sections of pages that open before the sign-in; the files of all other sections are known only after it. */
export const openSections: readonly string[] = ['byMail'] satisfies Section[];
/** The validation errors of forms before the sign-in; the others come with the signed-in area. */
export const plainChecks = ['not_valid', 'required', 'too_long', 'too_short', 'wrong_email'] as const satisfies (keyof Texts['checks'])[];

export type EnglishScreenTexts = Omit<EnglishTexts, (typeof offScreenSections)[number]>;

export type EntryTexts = Pick<Texts, (typeof entrySections)[number]>;
export type PartTexts = Partial<Omit<Texts, 'checks'>> & { checks?: Omit<Texts['checks'], keyof typeof serverChecks> };
