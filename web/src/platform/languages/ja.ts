import { ja as texts } from '@cadre/contract/texts/ja';
import { languagePack } from '../language-pack.ts';
import type { EntrySections } from '../text-sections.ts';

const sections: EntrySections = {
  byMail: () => import('@cadre/contract/texts/ja/by-mail'),
};

const inside = () => import('./ja-signed-in.ts');

export const pack = languagePack({ texts, inside, sections });
