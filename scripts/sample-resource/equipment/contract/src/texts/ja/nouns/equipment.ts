import type { NounWords } from '../../nouns.ts';

export const equipment: NounWords<'equipment'> = {
  one: '備品',
  many: '備品',
  empty: '備品はまだありません。貸与するノートパソコン、電話、車を登録してください。',
  fields: { serial_no: 'シリアル番号', bought_on: '購入日', price: '価格' },
  options: { kind: { laptop: 'ノートパソコン', phone: '電話', car: '車' } },
};
