import type { NounWords } from '../../nouns.ts';

export const costShares: NounWords<'cost-shares'> = {
  one: '原価配分',
  many: '原価配分',
  empty: '原価配分はまだありません。給与は部署または拠点の原価部門に計上されます。',
  fields: { share_bp: '割合', valid_from: '開始月', valid_to: '終了月' },
};
