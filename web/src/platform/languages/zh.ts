import { zh as texts } from '@cadre/contract/texts/zh';
import { languagePack } from '../language-pack.ts';
import type { EntrySections } from '../text-sections.ts';

const sections: EntrySections = {
  byMail: () => import('@cadre/contract/texts/zh/by-mail'),
};

const inside = () => import('./zh-signed-in.ts');

export const pack = languagePack({ texts, inside, sections });
