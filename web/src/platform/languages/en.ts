import { en as texts } from '@cadre/contract/texts/en';
import { languagePack } from '../language-pack.ts';
import type { EntrySections } from '../text-sections.ts';

const sections: EntrySections = {
  byMail: () => import('@cadre/contract/texts/en/by-mail'),
};

const inside = () => import('./en-signed-in.ts');

export const pack = languagePack({ texts, inside, sections });
