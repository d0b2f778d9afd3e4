/** What a record is called, alone and in company, and what an empty list says. */
export const resources = {
  users: {
    one: 'ユーザー',
    many: 'ユーザー',
    empty: 'サインインできる人はまだいません。最初のユーザーを招待してください。',
  },
  roles: {
    one: 'ロール',
    many: 'ロール',
    empty: 'ロールはまだありません。ロールは、ユーザーが閲覧・操作できる内容を定めます。',
  },
  permissions: {
    one: '権限',
    many: '権限',
    empty: '権限はありません。',
  },
  employees: {
    one: '従業員',
    many: '従業員',
    empty: '最初のメンバーを追加してください。',
  },
  'employee-versions': {
    one: '雇用の変更',
    many: '雇用の変更',
    empty: '雇用の変更はありません。',
  },
  'employment-periods': {
    one: '雇用期間',
    many: '雇用期間',
    empty: '雇用期間はありません。',
  },
  'emergency-contacts': {
    one: '緊急連絡先',
    many: '緊急連絡先',
    empty: '緊急連絡先はまだありません。',
  },
  dependents: {
    one: '扶養家族',
    many: '扶養家族',
    empty: '扶養家族はいません。',
  },
  educations: {
    one: '学歴',
    many: '学歴',
    empty: '学歴はまだ登録されていません。',
  },
  experiences: {
    one: '職歴',
    many: '職歴',
    empty: '職歴はまだ登録されていません。',
  },
  skills: {
    one: 'スキル',
    many: 'スキルと言語',
    empty: 'スキルや言語はまだ登録されていません。',
  },
  'bank-accounts': {
    one: '銀行口座',
    many: '銀行口座',
    empty: '銀行口座はまだありません。',
  },
  documents: {
    one: '文書',
    many: '文書',
    empty: '文書はまだありません。アップロードするか、従業員に提出を依頼してください。',
  },
  forms: {
    one: '書類',
    many: '書類',
    empty: '契約書や採用オファーはまだありません。',
  },
  'change-requests': {
    one: '変更申請',
    many: '変更申請',
    empty: '変更申請はありません。',
  },
  departments: {
    one: '部署',
    many: '部署',
    empty: '部署はまだありません。まず会社そのものを追加してください。',
  },
  jobs: {
    one: '職種',
    many: '職種',
    empty: '職種はまだありません。職種は、採用される仕事を表します。',
  },
  branches: {
    one: '拠点',
    many: '拠点',
    empty: '拠点はまだありません。拠点は、所属する人のタイムゾーン、通貨、祝日を定めます。',
  },
  'holiday-calendars': {
    one: '祝日カレンダー',
    many: '祝日カレンダー',
    empty: 'カレンダーはまだありません。各拠点は1つのカレンダーに従います。',
  },
  holidays: {
    one: '祝日',
    many: '祝日',
    empty: 'このカレンダーに祝日はまだありません。',
  },
  logs: {
    one: '記録',
    many: '履歴',
    empty: 'まだ何も記録されていません。',
  },
  dashboard: {
    one: 'ダッシュボード',
    many: 'ダッシュボード',
    empty: '',
  },
} as const;
