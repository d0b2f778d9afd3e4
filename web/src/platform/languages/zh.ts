import { zh } from '@cadre/contract/texts/zh';
import { wholePack } from '../language-pack.ts';

export const pack = wholePack(zh);
