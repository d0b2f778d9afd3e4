import type { Language } from '@cadre/contract/languages';

/** `2026-11` as people write it: November 2026. */
export const monthText = (language: Language, month: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
