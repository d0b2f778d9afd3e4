import type { NounWords } from '../../nouns.ts';

export const dashboard: NounWords<'dashboard'> = { one: 'panel', many: 'panel', empty: '' };
