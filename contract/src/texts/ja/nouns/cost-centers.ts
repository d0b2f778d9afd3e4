import type { NounWords } from '../../nouns.ts';

export const costCenters: NounWords<'cost-centers'> = {
  one: '原価部門',
  many: '原価部門',
  empty: '原価部門はまだありません。給与の仕訳はここに計上されます。',
};
