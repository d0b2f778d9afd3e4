import type { NounWords } from '../../nouns.ts';

export const roles: NounWords<'roles'> = {
  one: 'ロール',
  many: 'ロール',
  empty: 'ロールはまだありません。ロールでは、閲覧や操作ができる範囲を決めます。',
  fields: {
    name_i18n: '他の言語での名称',
    description_i18n: '他の言語での説明',
    permissions: '権限',
    is_system: '組み込み',
    permissions_count: '権限数',
  },
};
