import { de } from '@cadre/contract/texts/de';
import { wholePack } from '../language-pack.ts';

export const pack = wholePack(de);
