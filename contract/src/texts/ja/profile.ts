/** One’s own account. */
export const profile = {
  title: 'マイプロフィール',
  profile: 'プロフィール',
  security: 'セキュリティ',
  preferences: '個人設定',
  messages: 'メッセージ',
  change_picture: '写真を変更',
  remove_picture: '写真を削除',
  picture_hint: 'PNG、JPEG、WebP',
  change_password: 'パスワードを変更',
  sessions: 'サインイン中のデバイス',
  this_session: 'このデバイス',
  last_used: '最終使用：{when}',
  signed_in_at: 'サインイン：{when}',
  end_session: 'サインアウト',
  roles: 'ロール',
  linked_employee: '従業員情報',
} as const;
