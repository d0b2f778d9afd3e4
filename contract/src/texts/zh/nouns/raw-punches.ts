import type { NounWords } from '../../nouns.ts';

export const rawPunches: NounWords<'raw-punches'> = {
  one: '原始打卡记录',
  many: '原始打卡记录',
  empty: '没有收到打卡。',
  fields: {
    sent_time: '考勤机时间',
    occurred_at: '打卡时间',
    received_at: '接收时间',
    verify_code: '验证方式（代码）',
    workcode: '工作代码',
    raw_line: '原始数据',
    outcome_reason: '原因',
    batch_id: '上传批次',
  },
  options: {
    source: { device: '考勤机', file: '文件', sync: '同步程序' },
    outcome: { accepted: '已计入', quarantined: '待确认', rejected: '无法读取', ignored: '已忽略' },
    outcome_reason: {
      unknown_pin: '未知考勤号',
      clock: '时间异常',
      too_old: '时间过早',
      not_readable: '无法读取',
      no_pin: '没有考勤号',
      not_employed: '当天不在职',
      other_name: '考勤机上的姓名不同',
      duplicate: '重复',
      dismissed: '手动排除',
      undone: '导入已撤销',
    },
  },
};
