import type { NounWords } from '../../nouns.ts';

export const payComponents: NounWords<'pay-components'> = {
  one: '給与項目',
  many: '給与項目',
  empty: '税金や保険料はまだありません。',
  fields: {
    calculation: '計算方法',
    base: '計算の基礎',
    base_component_id: '基礎とする項目',
    period: '対象期間',
    rate_bp: '本人負担率',
    employer_rate_bp: '会社負担率',
    amount: '金額',
    floor: '下限額',
    ceiling: '上限額',
    yearly_ceiling: '課税年度の上限額',
    brackets: '税率区分',
    tax_class: '対象の課税区分',
    uses_allowance: '個人の控除額を基礎から差し引く',
    child_allowance: '子1人あたりの控除額',
    up_to: '上限',
    valid_from: '開始月',
    valid_to: '終了月',
    is_example: '例（実際の給与には使いません）',
    account: '勘定科目',
    employer_account: '会社負担の勘定科目',
    cost_center_id: '会社負担分の原価部門',
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
      component: 'ほかの給与項目',
    },
    period: {
      month: '各月',
      year: '課税年度の累計',
      year_by_month: '課税年度の累計（限度額は月割り）',
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
};
