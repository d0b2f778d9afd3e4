import type { Row } from './kind.ts';

/** What a row has for this field in a language; nothing where nobody has translated it. */
export const wordedIn = (row: Row, field: string, language: string): string | undefined =>
  (row[`${field}_i18n`] as Partial<Record<string, string>> | undefined)?.[language];
