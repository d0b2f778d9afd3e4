export const employeeVersions = {
  one: '雇用情報の変更',
  many: '雇用情報の変更',
  empty: '雇用情報の変更はありません。',
  fields: { is_future: '適用予定' },
} as const;
