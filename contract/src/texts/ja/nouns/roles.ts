export const roles = {
  one: 'ロール',
  many: 'ロール',
  empty: 'ロールはまだありません。ロールは、ユーザーが閲覧・操作できる内容を定めます。',
  fields: { permissions: '権限', is_system: '組み込み', permissions_count: '権限数' },
} as const;
