/** Texts of excuses, in addition to their nouns. */
export const excuse = {
  request: '遅刻・早退・外出を届け出る',
  comes_to: 'この申請',
  choose: '種類・日付・時刻を選ぶと、申請の内容が表示されます。',
  quota: '{month}は{limit}分中{used}分を使用',
  quota_open: '{month}は{used}分を使用',
  quota_count: '{month}は{limit}回中{used}回',
  quota_label: '{month}の上限',
  duration: '{minutes}分',
  after: 'この申請で{month}は{limit}分中{used}分になります。',
  not_counted: '上限には含まれません。',
  shift: 'シフト：{name}、{start}～{end}。',
  correction_withdrawn: '修正が取り消されました。',
  correct: '修正を申請',
  explain: '届け出る',
  view_pending: '承認待ち',
  view_corrections: '打刻修正',
} as const;
