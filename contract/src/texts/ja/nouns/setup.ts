import type { NounWords } from '../../nouns.ts';

export const setup: NounWords<'setup'> = {
  one: '初期設定',
  many: '初期設定',
  empty: '',
  fields: {
    work_email: '会社のメールアドレス',
    company: '会社名',
    logo: 'ロゴ',
    step: 'ステップ',
    records: 'レコード',
    skipped: 'スキップしたステップ',
    hidden: '非表示',
    job: '職種',
    manager_email: '上司のメールアドレス',
    role_id: 'ロール',
    people: '従業員',
  },
};
