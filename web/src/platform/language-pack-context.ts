import { createContext, use } from 'react';
import type { LanguagePack } from './language-pack.ts';

export const LanguagePackContext = createContext<LanguagePack | undefined>(undefined);

export function useLanguagePack(): LanguagePack {
  const pack = use(LanguagePackContext);
  if (!pack) throw new Error('No language is loaded.');
  return pack;
}
