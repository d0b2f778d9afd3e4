export const branches = {
  one: '分支机构',
  many: '分支机构',
  empty: '还没有分支机构。分支机构决定所属员工的时区、货币和节假日。',
  fields: { address: '地址' },
} as const;
