export const costCenters = {
  one: '原価部門',
  many: '原価部門',
  empty: '原価部門はまだありません。給与の仕訳はここに計上されます。',
} as const;
