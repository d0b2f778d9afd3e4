import type { NounWords } from '../../nouns.ts';

export const hoursLayouts: NounWords<'hours-layouts'> = {
  one: '時間レイアウト',
  many: '時間レイアウト',
  empty: 'レイアウトはまだありません。',
  fields: {
    per: '1行の単位',
    columns: '列',
    separator: '区切り文字',
    decimal: '時間の表記',
    header: '見出し付き',
  },
  options: {
    per: {
      day: '日',
      month: '月',
    },
    separator: {
      comma: 'カンマ',
      semicolon: 'セミコロン',
      tab: 'タブ',
      pipe: '縦線',
    },
    decimal: {
      point: '7.50',
      comma: '7,50',
      clock: '7:30',
    },
  },
};
