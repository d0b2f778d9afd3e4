export const payComponents = {
  one: '給与項目',
  many: '給与項目',
  empty: '税金や保険料はまだありません。',
  fields: {
    calculation: '計算方法',
    base: '計算の基礎',
    rate_bp: '本人負担率',
    employer_rate_bp: '会社負担率',
    amount: '金額',
    floor: '下限額',
    ceiling: '上限額',
    brackets: '税率区分',
    up_to: '上限',
    valid_from: '開始月',
    valid_to: '終了月',
    is_example: '例（実際の給与には使いません）',
    account: '勘定科目',
    employer_account: '会社負担の勘定科目',
    position: '順序',
  },
  options: {
    kind: {
      tax: '税金',
      social: '社会保険',
      other: 'その他',
    },
    calculation: {
      percent: '割合',
      brackets: '税率区分',
      fixed: '定額',
    },
    base: {
      basic: '基本給',
      gross: '総支給額',
      taxable: '課税対象額',
    },
    status: {
      draft: '下書き',
      active: '有効',
      retired: '廃止',
    },
  },
  moves: {
    activate: '有効にする',
    retire: '廃止',
  },
} as const;
