import { fr } from '@cadre/contract/texts/fr';
import { wholePack } from '../language-pack.ts';

export const pack = wholePack(fr);
