export const users = {
  one: 'ユーザー',
  many: 'ユーザー',
  empty: 'ユーザーはまだいません。最初のユーザーを招待してください。',
  fields: { name: '氏名', roles: 'ロール', occupation: '役職', last_login_at: '最終サインイン' },
  options: { status: { invited: '招待済み', active: '有効', suspended: '利用停止中' } },
  moveHints: { suspend: 'このユーザーはすぐにサインアウトされます。アカウントはいつでも再開できます。' },
} as const;
