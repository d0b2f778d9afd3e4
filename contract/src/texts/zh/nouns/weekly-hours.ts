import type { NounWords } from '../../nouns.ts';

export const weeklyHours: NounWords<'weekly-hours'> = {
  one: '周',
  many: '每周工时',
  empty: '此时段内没有在职人员。',
  fields: {
    name: '姓名',
    employee_no: '工号',
    required_hours: '应出勤',
    worked_hours: '实出勤',
    logged_hours: '已填报',
    leave_hours: '休假',
    holiday_hours: '节假日',
    overtime_hours: '加班',
    balance_hours: '差额',
    running_balance_hours: '累计差额',
    flex_hours: '弹性工时账户',
    average_hours: '周均工时',
    average_status: '平均',
    late_count: '迟到次数',
    late_minutes: '迟到',
    early_minutes: '早退',
    absent_days: '缺勤天数',
    incomplete_days: '漏打卡天数',
  },
  options: {
    status: { open: '进行中', complete: '已完成' },
    average_status: { within: '未超上限', above: '超出上限' },
  },
};
