import type { NounWords } from '../../nouns.ts';

export const devices: NounWords<'devices'> = {
  one: '考勤机',
  many: '考勤机',
  empty: '还没有考勤机。请添加考勤机，或允许员工在网页上打卡。',
  fields: {
    vendor: '厂商',
    mode: '连接方式',
    direction_mode: '签到/签退判定',
    accepts_serial: '仅凭序列号接受',
    allowed_networks: '允许的 IP 地址',
    connection: '连接',
    last_seen_at: '上次连接',
    clock_drift_seconds: '时钟偏差（秒）',
    firmware: '固件',
    protocol: '协议',
    records_count: '机内记录数',
    today_count: '今日打卡',
    unmatched_count: '未匹配的考勤号',
    pending_commands: '待执行命令',
  },
  options: {
    vendor: { zkteco: 'ZKTeco', essl: 'eSSL', other: '其他' },
    mode: { push: '考勤机推送', agent: '同步程序', file: '上传文件' },
    direction_mode: {
      device: '以考勤机为准',
      in: '始终为签到',
      out: '始终为签退',
      alternate: '签到与签退交替',
      first_last: '首次签到，末次签退',
    },
    status: { active: '已启用', disabled: '已停用' },
    connection: { waiting: '等待中', online: '在线', late: '延迟', offline: '离线' },
  },
  moves: { disable: '停用', enable: '启用' },
  moveHints: { disable: '重新启用之前，系统拒收此考勤机的打卡。' },
};
