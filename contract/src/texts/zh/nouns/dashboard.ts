import type { NounWords } from '../../nouns.ts';

export const dashboard: NounWords<'dashboard'> = { one: '仪表盘', many: '仪表盘', empty: '' };
