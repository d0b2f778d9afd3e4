export const permissions = {
  one: '権限',
  many: '権限',
  empty: '権限はありません。',
  fields: { resource: '領域', scopable: '範囲指定', risk: 'リスク', roles_count: '保有ロール数' },
  options: { risk: { normal: '通常', sensitive: '要注意', critical: '重大' } },
} as const;
