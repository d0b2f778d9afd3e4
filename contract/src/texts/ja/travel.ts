export const travel = {
  comes_to: 'この出張',
  choose: '日付を選ぶと、出張の内容が表示されます。',
  working_days: '{days, plural, other {#日}}のうち勤務日{count, plural, other {#日}}',
  estimate: '見積額：{amount}',
  view_pending: '承認待ち',
  view_now: '出張中',
  view_ahead: '今後の予定',
} as const;
