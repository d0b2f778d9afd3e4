import type { Language } from '@cadre/contract/languages';
import type { EnglishScreenTexts } from './platform/text-sections.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: EnglishScreenTexts;
  }
}
