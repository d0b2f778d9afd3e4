import type { serverChecks } from '@cadre/contract/texts/en/server-checks';
import type { EnglishTexts, Texts } from '@cadre/contract/texts/texts';

/** Sections of the texts that load with a page; the build finds which page uses which. */
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

/** Sections that no screen shows: the server writes mails and responses, and a paper has its own language. */
export const offScreenSections = ['clauses', 'done', 'mail', 'problems', 'seededRoles'] as const satisfies (keyof Texts)[];
type OffScreenSection = (typeof offScreenSections)[number];

export type ScreenTexts = Omit<Texts, OffScreenSection>;
export type EnglishScreenTexts = Omit<EnglishTexts, OffScreenSection>;
/**
 * The texts of the shell and of all lists, forms and records. They load together with the signed-in area, so that the sign-in page is
 * small.
 */
export const insideSections = ['forms', 'history', 'lists', 'menu', 'nouns', 'shared', 'shell'] as const satisfies (keyof Texts)[];
export type InsideSection = (typeof insideSections)[number];
export type InsideTexts = Pick<Texts, InsideSection> & { checks: Omit<Texts['checks'], keyof typeof serverChecks> };
/** The validation errors of forms before the sign-in; the others come with the signed-in area. */
export const plainChecks = ['not_valid', 'required', 'too_long', 'too_short', 'wrong_email'] as const satisfies (keyof Texts['checks'])[];
/** The texts that are loaded from the start. */
export type EntryTexts = Omit<ScreenTexts, PageSection | InsideSection>;

/**
 * How a language loads each section that does not come with it: those for pages before the sign-in, and the others, which are known only
 * after it.
 */
type Loaders<S extends keyof Texts> = { [K in S]: () => Promise<Pick<Texts, K>> };
export type EntrySections = Loaders<'byMail'>;
export type InsideSections = Loaders<Exclude<PageSection, 'byMail'> | 'clauses'>;
