import { en } from '@cadre/contract/texts/en';
import { wholePack } from '../language-pack.ts';

export const pack = wholePack(en);
