import { fr as texts } from '@cadre/contract/texts/fr';
import { languagePack } from '../language-pack.ts';
import type { EntrySections } from '../text-sections.ts';

const sections: EntrySections = {
  byMail: () => import('@cadre/contract/texts/fr/by-mail'),
};

const inside = () => import('./fr-signed-in.ts');

export const pack = languagePack({ texts, inside, sections });
