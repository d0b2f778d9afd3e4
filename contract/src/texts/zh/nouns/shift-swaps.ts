import type { NounWords } from '../../nouns.ts';

export const shiftSwaps: NounWords<'shift-swaps'> = {
  one: '换班',
  many: '换班',
  kind: '换班',
  empty: '还没有换班。',
  fields: {
    month_schedule_id: '排班表',
    from_date: '换班日期',
    shift_id: '让出的班次',
    to_employee_id: '同事',
    to_date: '换取日期',
    to_shift_id: '换取的班次',
    starts_at: '首个班次开始',
    agreed_at: '同意时间',
    to_user_id: '同事的账户',
  },
  options: {
    status: {
      asked: '等待同事同意',
      agreed: '等待排班人批准',
      approved: '已批准',
      refused: '已拒绝',
      withdrawn: '已撤回',
      expired: '已过期',
    },
  },
  moves: {
    agree: '同意',
    refuse: '谢绝',
    withdraw: '撤回',
    approve: '批准',
    reject: '驳回',
  },
  moveHints: {
    approve: '双方的排班同时变更。',
    reject: '双方会看到您的理由，排班表保持不变。',
  },
};
