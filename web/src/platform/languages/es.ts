import { es as texts } from '@cadre/contract/texts/es';
import components from 'antd/es/locale/es_ES';
import 'dayjs/locale/es';
import { languagePack } from '../language-pack.ts';

export const pack = languagePack(texts, components, 'es');
