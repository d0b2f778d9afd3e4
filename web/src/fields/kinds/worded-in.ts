import type { Row } from '../kind.ts';

/** A row's translation of this field; undefined if there is none. */
export const wordedIn = (row: Row, field: string, language: string): string | undefined =>
  (row[`${field}_i18n`] as Partial<Record<string, string>> | undefined)?.[language];
