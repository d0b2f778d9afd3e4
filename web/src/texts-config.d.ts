import type { Language } from '@cadre/contract/languages';
import type { EnglishScreenTexts } from '@cadre/contract/texts/texts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: EnglishScreenTexts;
  }
}
