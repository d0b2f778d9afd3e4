import { es } from '@cadre/contract/texts/es';
import { wholePack } from '../language-pack.ts';

export const pack = wholePack(es);
