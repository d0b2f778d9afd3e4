export const users = {
  one: 'ユーザー',
  many: 'ユーザー',
  empty: 'ユーザーはまだいません。最初のユーザーを招待してください。',
  fields: { roles: 'ロール', occupation: '職務', last_login_at: '最終サインイン' },
  options: { status: { invited: '招待済み', active: '有効', suspended: '停止中' } },
  moveHints: { suspend: 'セッションはすぐに終了します。アカウントはいつでも再開できます。' },
} as const;
