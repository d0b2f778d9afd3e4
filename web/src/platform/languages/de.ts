import { de as texts } from '@cadre/contract/texts/de';
import components from 'antd/es/locale/de_DE';
import 'dayjs/locale/de';
import { languagePack } from '../language-pack.ts';

export const pack = languagePack(texts, components, 'de');
