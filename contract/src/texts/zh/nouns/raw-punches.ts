export const rawPunches = {
  one: '原始打卡',
  many: '原始打卡',
  empty: '尚未接收任何内容。',
  fields: {
    sent_time: '发送的时间',
    occurred_at: '发生时间',
    received_at: '接收时间',
    verify_code: '验证方式（代码）',
    workcode: '工作代码',
    raw_line: '原始内容',
    outcome_reason: '结果原因',
    batch_id: '传输批次',
  },
  options: {
    source: { device: '设备', file: '文件', sync: '程序' },
    outcome: { accepted: '已计入', quarantined: '已隔离', rejected: '无法读取', ignored: '已忽略' },
    outcome_reason: {
      unknown_pin: '无人使用此考勤号',
      clock: '时间不可能正确',
      too_old: '时间过于久远',
      not_readable: '无法读取',
      no_pin: '没有考勤号',
      not_employed: '当天不在职',
      dismissed: '手动排除',
      undone: '导入已撤销',
    },
  },
} as const;
