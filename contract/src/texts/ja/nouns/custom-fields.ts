import type { NounWords } from '../../nouns.ts';

export const customFields: NounWords<'custom-fields'> = {
  one: 'カスタム項目',
  many: 'カスタム項目',
  empty: 'カスタム項目はまだありません。標準の項目にない情報を記録するには、項目を追加してください。',
  fields: {
    name_i18n: '他の言語での名称',
    model: '対象',
    options: '選択肢',
    required: '必須',
    tier: '表示できる人',
    help: '説明',
    help_i18n: '他の言語での説明',
    position: '順序',
    in_table: '一覧に表示',
    filterable: '絞り込み可',
    hidden_at: '非表示にした日時',
    is_used: '使用中',
  },
  options: {
    model: {
      employees: '従業員',
      projects: 'プロジェクト',
      clients: '顧客',
    },
    kind: {
      text: '短いテキスト',
      long_text: '長いテキスト',
      integer: '整数',
      amount: '金額',
      date: '日付',
      boolean: 'はい・いいえ',
      choice: '選択',
      employee: '人',
    },
    tier: {
      employment: '雇用情報',
      personal: '個人情報',
      money: '予算と価格',
      reason: '理由',
      cost: '費用',
    },
    status: {
      active: '有効',
      hidden: '非表示',
    },
  },
  moves: {
    hide: '非表示にする',
    restore: '元に戻す',
  },
  moveHints: {
    hide: '値は30日間保持されます。それまでに元に戻さないと削除されます。',
  },
};
