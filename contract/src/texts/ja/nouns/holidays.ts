import type { NounWords } from '../../nouns.ts';

export const holidays: NounWords<'holidays'> = {
  one: '祝日',
  many: '祝日',
  empty: 'このカレンダーに祝日はまだありません。',
  fields: { coming: '今後の祝日', portion: '時間帯', recurring: '毎年繰り返す' },
  options: { portion: { full: '終日', am: '午前', pm: '午後' } },
};
