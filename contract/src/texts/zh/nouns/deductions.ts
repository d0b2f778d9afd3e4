import type { NounWords } from '../../nouns.ts';
import { itemFields, itemMoves, itemOptions, itemTargets } from '../pay-item-words.ts';

export const deductions: NounWords<'deductions'> = {
  one: '扣款',
  many: '扣款',
  empty: '没有扣款。',
  fields: {
    ...itemFields,
    target: '适用对象',
    recurrence: '频率',
    category: '扣款类别',
    principal: '借款金额',
    installments: '分期数',
    rest_month: '从此月起扣除余额',
    remaining: '剩余金额',
    max_share_bp: '上限（占实发工资的 %）',
    employer_rate_bp: '公司承担',
    protected_amount: '受保护的实发工资',
    protected_per_child: '每名子女受保护金额',
    priority: '优先级',
  },
  options: {
    ...itemOptions,
    target: itemTargets,
    category: {
      tax: '税款',
      social: '社会保险',
      loan: '借款',
      advance: '预支',
      garnishment: '工资扣押',
      penalty: '罚款',
      absence: '缺勤',
      other: '其他',
    },
  },
  moves: itemMoves,
};
