/** Mails: subject, text, and what the button says. */
export const mail = {
  greeting: '{name} 様',
  closing: 'Cadre',
  unasked: 'お心当たりがない場合は、このメールを無視してください。',
  reset_subject: '新しいパスワードの設定',
  reset_text: 'このアドレスについて、パスワードの再設定が申請されました。リンクは30分間、1回のみ有効です。',
  reset_button: '新しいパスワードを設定',
  invite_subject: '{company} のアカウントのご案内',
  invite_text: 'アカウントが作成されました。ご利用の前にパスワードを設定してください。リンクは7日間、1回のみ有効です。',
  invite_button: 'パスワードを設定',
  password_changed_subject: 'パスワードが変更されました',
  password_changed_text:
    'お使いのアカウントのパスワードが{when}に変更され、ほかのセッションはすべて終了しました。お心当たりがない場合は、すぐに管理者にお知らせください。',
  new_sign_in_subject: 'アカウントへの新しいサインイン',
  new_sign_in_text:
    'お使いのアカウントに、{when}、これまで使われたことのないブラウザーからサインインがありました：{browser}。お心当たりがない場合は、すぐにパスワードを変更してください。',
} as const;

export const notices = {
  welcome: 'Cadre へようこそ。「マイプロフィール」で言語とテーマを選択できます。',
  password_changed: 'パスワードが変更されました。',
  new_sign_in: '{browser} から新しいサインインがありました。',
  roles_changed: '{who}があなたのロールを変更しました。',
  export_ready: 'エクスポート「{name}」の準備ができました。',
} as const;
