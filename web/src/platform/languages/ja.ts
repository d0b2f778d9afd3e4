import { ja } from '@cadre/contract/texts/ja';
import { wholePack } from '../language-pack.ts';

export const pack = wholePack(ja);
