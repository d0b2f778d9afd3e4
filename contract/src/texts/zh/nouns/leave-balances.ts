import type { NounWords } from '../../nouns.ts';

export const leaveBalances: NounWords<'leave-balances'> = {
  one: '假期余额',
  many: '假期余额',
  empty: '此期间没有余额。',
  fields: {
    employee_no: '工号',
    balances: '按类别',
    as_of: '截至',
    entitled: '应享',
    carried: '结转',
    taken: '已休',
    scheduled: '已安排',
    pending: '申请中',
    available: '可用',
  },
};
