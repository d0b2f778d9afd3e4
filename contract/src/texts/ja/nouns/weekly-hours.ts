import type { NounWords } from '../../nouns.ts';

export const weeklyHours: NounWords<'weekly-hours'> = {
  one: '週',
  many: '週別勤務時間',
  empty: 'この期間に在籍していた人はいません。',
  fields: {
    name: '氏名',
    employee_no: '従業員番号',
    required_hours: '所定',
    worked_hours: '実働',
    logged_hours: '入力済み',
    leave_hours: '休暇',
    holiday_hours: '祝日',
    overtime_hours: '残業',
    balance_hours: '過不足',
    running_balance_hours: '累計過不足',
    flex_hours: 'フレックス残高',
    average_hours: '週平均',
    average_status: '平均',
    late_count: '遅刻回数',
    late_minutes: '遅刻',
    early_minutes: '早退',
    absent_days: '欠勤日数',
    incomplete_days: '打刻漏れ日数',
  },
  options: {
    status: { open: '進行中', complete: '完了' },
    average_status: { within: '上限内', above: '上限超過' },
  },
};
