import type { NounWords } from '../../nouns.ts';

export const dashboard: NounWords<'dashboard'> = { one: 'tableau de bord', many: 'tableau de bord', empty: '' };
