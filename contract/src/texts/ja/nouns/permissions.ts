import type { NounWords } from '../../nouns.ts';

export const permissions: NounWords<'permissions'> = {
  one: '権限',
  many: '権限',
  empty: '権限はありません。',
  fields: { resource: '対象', scopable: '範囲を指定可能', risk: 'リスク', roles_count: 'ロール数' },
  options: { risk: { normal: '通常', sensitive: '要注意', critical: '重大' } },
};
