import type { NounWords } from '../../nouns.ts';

export const holidays: NounWords<'holidays'> = {
  one: '节假日',
  many: '节假日',
  empty: '此日历中还没有节假日。',
  fields: { coming: '即将到来', portion: '时段', recurring: '每年重复' },
  options: { portion: { full: '全天', am: '上午', pm: '下午' } },
};
