import { fr as texts } from '@cadre/contract/texts/fr';
import components from 'antd/es/locale/fr_FR';
import 'dayjs/locale/fr';
import { languagePack } from '../language-pack.ts';

export const pack = languagePack(texts, components, 'fr');
