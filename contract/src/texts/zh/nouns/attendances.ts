export const attendances = {
  one: '打卡',
  many: '考勤',
  empty: '此时间范围内没有打卡。请检查设备。',
  fields: {
    created_at: '时间',
    local_time: '当地时间',
    work_date: '出勤日期',
    direction_origin: '签到/签退依据',
    state: '是否计入',
    flag: '标记',
    recorded_at: '记录时间',
    voided_at: '作废时间',
    void_reason: '作废原因',
  },
  options: {
    action: { in: '签到', out: '签退', break_out: '休息开始', break_in: '休息结束', ot_in: '加班开始', ot_out: '加班结束' },
    source: { web: '网页', kiosk: '签到台', device: '设备', file: '文件', sync: '程序', manual: '手动' },
    direction_origin: { said: '本人', device: '设备', derived: '打卡顺序' },
    state: { counted: '计入', double_tap: '重复打卡', evidence: '中间打卡', voided: '已作废' },
    flag: { ambiguous_time: '重复出现的时刻', moved_by_clock_change: '被跳过的时刻', clock_drift: '时钟有偏差' },
  },
} as const;
