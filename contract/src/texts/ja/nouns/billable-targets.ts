import type { NounWords } from '../../nouns.ts';

export const billableTargets: NounWords<'billable-targets'> = {
  one: '請求目標',
  many: '請求目標',
  empty: '目標はまだありません。目標がない場合は、時間の80%を目標とみなします。',
  fields: {
    scope: '対象',
    share_bp: '請求対象の割合',
  },
  options: {
    scope: {
      company: '会社',
      department: '部署',
      job: '職種',
      employee: '従業員',
    },
  },
};
