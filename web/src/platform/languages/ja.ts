import { ja as texts } from '@cadre/contract/texts/ja';
import components from 'antd/es/locale/ja_JP';
import 'dayjs/locale/ja';
import { languagePack } from '../language-pack.ts';

export const pack = languagePack(texts, components, 'ja');
