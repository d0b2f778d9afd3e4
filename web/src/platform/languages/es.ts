import { es as texts } from '@cadre/contract/texts/es';
import { languagePack } from '../language-pack.ts';
import type { EntrySections } from '../text-sections.ts';

const sections: EntrySections = {
  byMail: () => import('@cadre/contract/texts/es/by-mail'),
};

const inside = () => import('./es-signed-in.ts');

export const pack = languagePack({ texts, inside, sections });
