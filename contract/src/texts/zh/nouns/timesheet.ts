import type { NounWords } from '../../nouns.ts';

export const timesheet: NounWords<'timesheet'> = {
  one: '月',
  many: '考勤表',
  empty: '此时段内没有在职人员。',
  fields: {
    name: '姓名',
    employee_no: '工号',
    days: '每日明细',
    scheduled_hours: '计划',
    worked_hours: '实出勤',
    overtime_hours: '加班',
    late_minutes: '迟到',
    early_minutes: '早退',
    absent_days: '缺勤天数',
    leave_days: '休假天数',
    incomplete_days: '漏打卡天数',
  },
};
