import type { NounWords } from '../../nouns.ts';

export const rates: NounWords<'rates'> = {
  one: '単価',
  many: '単価',
  empty: '単価はまだありません。単価は1時間あたりの請求額または原価です。',
  fields: {
    scope: '適用範囲',
    amount: '1時間あたりの金額',
    valid_to: '適用終了日',
    sold_amount: '販売金額',
    sold_minutes: '販売工数',
  },
  options: {
    kind: {
      bill: '請求単価',
      cost: '原価単価',
    },
    scope: {
      company: '会社全体',
      department: '部署',
      job: '職種',
      employee: '従業員',
      client: '顧客',
      project: 'プロジェクト',
      project_department: 'プロジェクト内の部署',
      project_member: 'プロジェクト内の個人',
      project_task: 'プロジェクトのタスク',
    },
  },
};
