import type { NounWords } from '../../nouns.ts';

export const overtime: NounWords<'overtime'> = {
  one: '残業申請',
  many: '残業',
  kind: '残業',
  empty: '残業はありません。残業のあった日は、確定後にここに表示されます。',
  fields: {
    minutes: '残業',
    class: '区分',
    approved_minutes: '承認時間',
    becomes: '残業の扱い',
    may_choose: '支給か代休を選択可',
    leave_category_id: '代休の付与先',
    overtime_rule_id: 'ルール',
    previous_minutes: '変更前の時間',
    attempt: '送信回数',
    month_minutes: '当月の残業',
    monthly_limit_minutes: '月の上限',
    year_minutes: '当年の残業',
    yearly_limit_minutes: '年の上限',
    parts: '区分別の時間',
    explanation: '算出の根拠',
  },
  options: {
    class: {
      overtime_1: '残業',
      overtime_2: '残業（高い割増率）',
      rest_day: '休日勤務',
      holiday: '祝日勤務',
    },
    status: {
      open: '理由待ち',
      pending: '承認待ち',
      approved: '承認済み',
      rejected: '却下',
      withdrawn: '対象外',
    },
    becomes: {
      pay: '支給',
      time_off: '代休',
    },
  },
  moves: {
    submit: '理由を入力',
    approve: '承認',
  },
  moveHints: {
    approve: '時間を空欄にすると全時間を承認します。',
    reject: '本人に理由が表示され、再申請できます。',
  },
};
