import type { Language } from '@cadre/contract/languages';
import type { EnglishTexts } from '@cadre/contract/texts/texts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: EnglishTexts;
  }
}
