import type { NounWords } from '../../nouns.ts';

export const attendances: NounWords<'attendances'> = {
  one: '打卡',
  many: '打卡记录',
  empty: '此时段内没有打卡记录。请检查考勤机是否在线。',
  fields: {
    created_at: '打卡时间',
    local_time: '当地时间',
    work_date: '出勤日期',
    direction_origin: '签到/签退依据',
    state: '状态',
    flag: '标记',
    recorded_at: '记录时间',
    voided_at: '作废时间',
    void_reason: '作废原因',
  },
  options: {
    action: { in: '签到', out: '签退', break_out: '休息开始', break_in: '休息结束', ot_in: '加班开始', ot_out: '加班结束' },
    source: { web: '网页', kiosk: '打卡台', device: '考勤机', file: '文件', sync: '同步程序', manual: '手动', correction: '补卡' },
    direction_origin: { said: '本人', device: '考勤机', derived: '打卡顺序' },
    state: { counted: '已计入', double_tap: '重复打卡', evidence: '中间打卡', voided: '已作废' },
    flag: { ambiguous_time: '重复的时刻', moved_by_clock_change: '跳过的时刻', clock_drift: '时钟偏差' },
  },
  moves: { void: '作废' },
  moveHints: { void: '该打卡仍保留在列表中，但不再计入，当天考勤会重新计算。' },
};
