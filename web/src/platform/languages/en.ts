import { en as texts } from '@cadre/contract/texts/en';
import components from 'antd/es/locale/en_US';
import 'dayjs/locale/en';
import { languagePack } from '../language-pack.ts';

export const pack = languagePack(texts, components, 'en');
