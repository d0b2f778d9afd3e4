export const users = {
  one: '用户',
  many: '用户',
  empty: '还没有用户。请邀请第一位用户。',
  fields: { name: '姓名', roles: '角色', occupation: '职务', last_login_at: '上次登录' },
  options: { status: { invited: '已邀请', active: '已启用', suspended: '已停用' } },
  moveHints: { suspend: '该用户会立即退出登录。您可以随时重新启用账户。' },
} as const;
