import type { NounWords } from '../../nouns.ts';

export const timesheet: NounWords<'timesheet'> = {
  one: '月',
  many: '月次勤務表',
  empty: 'この期間に在籍していた人はいません。',
  fields: {
    name: '氏名',
    employee_no: '従業員番号',
    days: '日別',
    scheduled_hours: '予定',
    worked_hours: '実働',
    overtime_hours: '残業',
    late_minutes: '遅刻',
    early_minutes: '早退',
    absent_days: '欠勤日数',
    leave_days: '休暇日数',
    incomplete_days: '打刻漏れ日数',
  },
};
