/** Texts shared by allowances, bonuses and deductions. */
export const itemFields = {
  rate_bp: '比率',
  amount: '金额',
  base: '计算基数',
  unit_source: '计量单位',
  start_month: '开始月份',
  end_month: '结束月份',
  month: '月份',
  taxable: '应税',
  prorate: '不足整月按比例',
  account: '会计科目',
  used_in: '工资单',
  last_month: '最后一个月',
  attachments: '文件',
} as const;

export const itemOptions = {
  kind: {
    fixed: '固定金额',
    percent: '百分比',
    per_day: '按天',
    per_hour: '按小时',
  },
  base: {
    basic: '基本工资',
    gross: '应发工资',
  },
  unit_source: {
    worked_days: '出勤天数',
    unpaid_days: '无薪天数',
    overtime_hours: '加班小时数',
    late_hours: '迟到小时数',
  },
  recurrence: {
    once: '一次',
    monthly: '每月',
  },
  status: {
    active: '有效',
    paused: '已暂停',
    ended: '已结束',
  },
} as const;

export const itemTargets = {
  employee: '个人',
  department: '部门',
  job: '职位',
  branch: '分支机构',
  everybody: '所有人',
} as const;

export const itemMoves = {
  pause: '暂停',
  resume: '恢复',
  end: '结束',
} as const;
