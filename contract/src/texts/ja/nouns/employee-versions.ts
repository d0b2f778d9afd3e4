export const employeeVersions = {
  one: '雇用の変更',
  many: '雇用の変更',
  empty: '雇用の変更はありません。',
  fields: { is_future: '今後適用' },
} as const;
