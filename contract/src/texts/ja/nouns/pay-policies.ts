import type { NounWords } from '../../nouns.ts';

export const payPolicies: NounWords<'pay-policies'> = {
  one: '給与規則',
  many: '給与規則',
  empty: '給与規則はありません。',
  fields: {
    basis: '日割りの基準',
    weekly_minutes: '週の労働時間',
    deduct_absence: '欠勤を控除',
    deduct_late: '遅刻を控除',
    cash_rounding: '差引支給額の丸め（最小単位）',
    carry_negative: 'マイナスを繰り越す',
    variance_bp: '確認が必要な増減',
    bonus_limit: '承認が必要な賞与の金額',
    pay_day: '支給日',
    tax_year_month: '課税年度の最初の月',
    periods_begin: '給与期間の起算日',
    debtor_name: '口座名義',
    debtor_iban: '会社のIBAN',
    debtor_bic: '会社のBIC',
    earnings_account: '給与の勘定科目',
    employer_account: '会社負担の勘定科目',
    liabilities_account: '預り金の勘定科目',
    net_account: '差引支給額の勘定科目',
  },
  options: {
    basis: {
      calendar_days: '暦日',
      working_days: '勤務日',
      fixed_30: '30日',
    },
  },
};
