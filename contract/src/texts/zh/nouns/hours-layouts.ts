import type { NounWords } from '../../nouns.ts';

export const hoursLayouts: NounWords<'hours-layouts'> = {
  one: '工时格式',
  many: '工时格式',
  empty: '还没有工时格式。',
  fields: {
    per: '每行为',
    columns: '列',
    separator: '分隔符',
    decimal: '工时写法',
    header: '带标题行',
  },
  options: {
    per: {
      day: '天',
      month: '月',
    },
    separator: {
      comma: '逗号',
      semicolon: '分号',
      tab: '制表符',
      pipe: '竖线',
    },
    decimal: {
      point: '7.50',
      comma: '7,50',
      clock: '7:30',
    },
  },
};
