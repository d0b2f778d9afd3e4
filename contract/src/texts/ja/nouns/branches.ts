import type { NounWords } from '../../nouns.ts';

export const branches: NounWords<'branches'> = {
  one: '拠点',
  many: '拠点',
  empty: '拠点はまだありません。拠点ごとに、所属する従業員のタイムゾーン、通貨、祝日が決まります。',
  fields: {
    head_id: '拠点長',
    address: '住所',
    employer_name: '契約書の会社名',
    employer_registration_no: '登記番号',
    employer_tax_no: '納税者番号',
    representative_name: '代表者',
    representative_title: '代表者の役職',
    weekly_hours: '週所定労働時間',
    working_days: '勤務曜日',
    payments_per_year: '年間支給回数',
    leave_days: '年次有給休暇（日）',
    probation_months: '試用期間（月）',
    notice_period: '予告期間',
    notice_unit: '予告期間の単位',
  },
  options: {
    working_days: {
      monday_to_friday: '月曜日～金曜日',
      monday_to_saturday: '月曜日～土曜日',
      sunday_to_thursday: '日曜日～木曜日',
      by_roster: 'シフト制',
    },
    notice_unit: { days: '日', weeks: '週間', months: 'か月' },
  },
};
