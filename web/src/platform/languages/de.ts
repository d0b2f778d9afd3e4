import { de as texts } from '@cadre/contract/texts/de';
import { languagePack } from '../language-pack.ts';
import type { EntrySections } from '../text-sections.ts';

const sections: EntrySections = {
  byMail: () => import('@cadre/contract/texts/de/by-mail'),
};

const inside = () => import('./de-signed-in.ts');

export const pack = languagePack({ texts, inside, sections });
