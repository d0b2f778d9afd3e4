export const roles = {
  one: 'ロール',
  many: 'ロール',
  empty: 'ロールはまだありません。ロールでは、閲覧や操作ができる範囲を決めます。',
  fields: { permissions: '権限', is_system: '組み込み', permissions_count: '権限数' },
} as const;
