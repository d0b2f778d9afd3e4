/** What a record is called, alone and in company, and what an empty list says. */
export const resources = {
  users: { one: 'ユーザー', many: 'ユーザー', empty: 'サインインできる人はまだいません。最初のユーザーを招待してください。' },
  roles: { one: 'ロール', many: 'ロール', empty: 'ロールはまだありません。ロールは、ユーザーが閲覧・操作できる内容を定めます。' },
  permissions: { one: '権限', many: '権限', empty: '権限はありません。' },
  employees: { one: '従業員', many: '従業員', empty: '最初のメンバーを追加してください。' },
  departments: { one: '部署', many: '部署', empty: '部署はまだありません。まず会社そのものを追加してください。' },
  jobs: { one: '職種', many: '職種', empty: '職種はまだありません。職種は、採用される仕事を表します。' },
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
  holidays: { one: '祝日', many: '祝日', empty: 'このカレンダーに祝日はまだありません。' },
  logs: { one: '記録', many: '履歴', empty: 'まだ何も記録されていません。' },
  dashboard: { one: 'ダッシュボード', many: 'ダッシュボード', empty: '' },
} as const;
