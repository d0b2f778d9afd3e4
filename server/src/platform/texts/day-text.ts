import type { Language } from '@cadre/contract/languages';

const formats = new Map<Language, Intl.DateTimeFormat>();

/** `2026-11-19` as people write it: Nov 19, 2026. */
export function dayText(language: Language, day: string): string {
  const format = formats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  formats.set(language, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}

const isoDay = /(?<![\d-])\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![\d-])/g;

/** The days that a sentence names, as people write them. */
export const withDays = (language: Language, text: string): string => text.replace(isoDay, (day) => dayText(language, day));
