export const users = {
  one: '用户',
  many: '用户',
  empty: '还没有用户。请邀请第一位用户。',
  fields: { roles: '角色', occupation: '职务', last_login_at: '上次登录' },
  options: { status: { invited: '已邀请', active: '有效', suspended: '已停用' } },
  moveHints: { suspend: '其会话会立即结束。您可以随时重新启用该账户。' },
} as const;
