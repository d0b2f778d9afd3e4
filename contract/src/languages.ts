export const languages = ['en', 'zh', 'es', 'ja', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

/** Each language's name in itself, as a picker shows it. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  zh: '中文',
  es: 'Español',
  ja: '日本語',
  de: 'Deutsch',
  fr: 'Français',
};

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
