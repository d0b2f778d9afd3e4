import type { NounWords } from '../../nouns.ts';

export const leaveBlackouts: NounWords<'leave-blackouts'> = {
  one: '休假限制期',
  many: '休假限制期',
  empty: '没有休假限制期。在类别允许的范围内，全年均可休假。',
  fields: { name: '原因', yearly: '每年', effect: '效果' },
  options: { effect: { refuse: '拒绝休假', warn: '仅提醒' } },
};
