import { zh as texts } from '@cadre/contract/texts/zh';
import components from 'antd/es/locale/zh_CN';
import 'dayjs/locale/zh-cn';
import { languagePack } from '../language-pack.ts';

export const pack = languagePack(texts, components, 'zh-cn');
