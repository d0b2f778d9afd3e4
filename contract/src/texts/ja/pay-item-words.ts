/** Texts shared by allowances, bonuses and deductions. */
export const itemFields = {
  rate_bp: '割合',
  amount: '金額',
  base: '計算の基礎',
  unit_source: '単位',
  start_month: '開始月',
  end_month: '終了月',
  month: '対象月',
  taxable: '課税対象',
  prorate: '月の途中は日割り',
  account: '勘定科目',
  used_in: '給与明細',
  last_month: '最終月',
  attachments: 'ファイル',
} as const;

export const itemOptions = {
  kind: {
    fixed: '定額',
    percent: '割合',
    per_day: '1日あたり',
    per_hour: '1時間あたり',
  },
  base: {
    basic: '基本給',
    gross: '総支給額',
  },
  unit_source: {
    worked_days: '出勤日数',
    unpaid_days: '無給日数',
    overtime_hours: '残業時間',
    late_hours: '遅刻時間',
  },
  recurrence: {
    once: '1回',
    monthly: '毎月',
  },
  status: {
    active: '有効',
    paused: '停止中',
    ended: '終了',
  },
} as const;

export const itemTargets = {
  employee: '個人',
  department: '部署',
  job: '職種',
  branch: '拠点',
  everybody: '全員',
} as const;

export const itemMoves = {
  pause: '停止',
  resume: '再開',
  end: '終了',
} as const;
