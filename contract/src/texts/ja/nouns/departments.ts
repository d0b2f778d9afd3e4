import type { NounWords } from '../../nouns.ts';

export const departments: NounWords<'departments'> = {
  one: '部署',
  many: '部署',
  empty: '部署はまだありません。まず会社全体を追加してください。',
  fields: {
    total_count: '下位部署を含む人数',
    parent_id: '上位部署',
    head_id: '部署長',
    deputy_id: '部署長代理',
    min_staffing: '最低出勤率',
  },
};
