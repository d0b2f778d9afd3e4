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
  sessions: 'サインイン中の端末',
  this_session: 'このセッション',
  last_used: '最終使用：{when}',
  signed_in_at: 'サインイン：{when}',
  end_session: 'サインアウトさせる',
  roles: 'ロール',
  linked_employee: '従業員情報',
} as const;
