import type { NounWords } from '../../nouns.ts';

export const dashboard: NounWords<'dashboard'> = { one: 'Übersicht', many: 'Übersicht', empty: '' };
