import type { serverChecks } from '@cadre/contract/texts/en/server-checks';
import type { EnglishTexts, Texts } from '@cadre/contract/texts/texts';

/** Sections of the texts that a page brings along; the build finds which page says which. */
export const pageSections = [
  'attendance',
  'byMail',
  'calendar',
  'chains',
  'charts',
  'dashboard',
  'departmentTree',
  'devices',
  'exchange',
  'excuse',
  'help',
  'imports',
  'leave',
  'myPay',
  'notices',
  'orgChart',
  'overtime',
  'papers',
  'pay',
  'payItems',
  'payroll',
  'payslip',
  'people',
  'planning',
  'profile',
  'project',
  'proposal',
  'reports',
  'roleMatrix',
  'schedules',
  'self',
  'setup',
  'statements',
  'swaps',
  'timeCard',
  'travel',
] as const satisfies (keyof Texts)[];
export type PageSection = (typeof pageSections)[number];

/** Sections that no screen says: the server writes mails and answers, and a paper is worded in a language of its own. */
export const offScreenSections = ['clauses', 'done', 'mail', 'problems', 'seededRoles'] as const satisfies (keyof Texts)[];
type OffScreenSection = (typeof offScreenSections)[number];

export type ScreenTexts = Omit<Texts, OffScreenSection>;
export type EnglishScreenTexts = Omit<EnglishTexts, OffScreenSection>;
/** What the shell and all lists, forms and records say. It is fetched beside the signed-in area, so that the sign-in page is small. */
export const insideSections = ['forms', 'history', 'lists', 'menu', 'nouns', 'shared', 'shell'] as const satisfies (keyof Texts)[];
export type InsideSection = (typeof insideSections)[number];
export type InsideTexts = Pick<Texts, InsideSection> & { checks: Omit<Texts['checks'], keyof typeof serverChecks> };
/** What a form before the sign-in may complain about; the other complaints come with the signed-in area. */
export const plainChecks = ['not_valid', 'required', 'too_long', 'too_short', 'wrong_email'] as const satisfies (keyof Texts['checks'])[];
/** What is there from the start. */
export type EntryTexts = Omit<ScreenTexts, PageSection | InsideSection>;

/** How a language fetches each section that does not come with it: what a page before the sign-in says, and the others, which are known behind it. */
type Loaders<S extends keyof Texts> = { [K in S]: () => Promise<Pick<Texts, K>> };
export type EntrySections = Loaders<'byMail'>;
export type InsideSections = Loaders<Exclude<PageSection, 'byMail'> | 'clauses'>;
