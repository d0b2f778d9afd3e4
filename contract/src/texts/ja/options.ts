/** Words for the values of choices, by field. */
export const options = {
  status: {
    invited: '招待済み',
    active: '有効',
    suspended: '停止中',
    onboarding: '入社手続き中',
    on_notice: '退職予定',
    terminated: '退職済み',
  },
  portion: { full: '終日', am: '午前', pm: '午後' },
  employment_type: {
    full_time: 'フルタイム',
    part_time: 'パートタイム',
    contractor: '業務委託',
    intern: 'インターン',
    temporary: '臨時雇用',
  },
  locale: { en: 'English', zh: '中文', es: 'Español', ja: '日本語', de: 'Deutsch', fr: 'Français' },
  risk: { normal: '通常', sensitive: '要注意', critical: '重大' },
  action: {
    create: '作成',
    update: '変更',
    delete: '削除',
    status: 'ステータス変更',
    login: 'サインイン',
    login_failed: 'サインイン失敗',
    logout: 'サインアウト',
    export: 'エクスポート',
    view_sensitive: '閲覧',
    permission_change: '権限変更',
  },
  via: { web: 'ウェブ', job: 'バックグラウンド処理', command: 'コマンド' },
  scope: { own: '本人', team: 'チーム', department: '部署', branch: '拠点', all: 'すべて' },
  weekday: { '1': '月曜日', '2': '火曜日', '3': '水曜日', '4': '木曜日', '5': '金曜日', '6': '土曜日', '7': '日曜日' },
} as const;

/** Names of status moves, as buttons. */
export const moves = { suspend: '停止', reactivate: '再開', activate: '有効化' } as const;

/** Names of rights' actions. */
export const actions = {
  view: '閲覧',
  view_directory: '社員名簿の閲覧',
  create: '作成',
  update: '変更',
  delete: '削除',
  export: 'エクスポート',
  suspend: '停止',
  reset_password: 'パスワードの再設定',
  assign_roles: 'ロールの割り当て',
  update_picture: '写真の変更',
  view_band: '給与レンジの閲覧',
  update_band: '給与レンジの変更',
  view_trace: 'IP アドレスとブラウザーの閲覧',
} as const;
