import type { Language } from '../languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import type { Texts } from './texts.ts';
import { zh } from './zh.ts';

/** All languages, for the server; the web loads one. */
export const allTexts: Record<Language, Texts> = { en, zh, es, ja, de, fr };
