import type { NounWords } from '../../nouns.ts';

export const dashboard: NounWords<'dashboard'> = { one: 'ダッシュボード', many: 'ダッシュボード', empty: '' };
