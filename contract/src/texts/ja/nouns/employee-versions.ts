import type { NounWords } from '../../nouns.ts';

export const employeeVersions: NounWords<'employee-versions'> = {
  one: '雇用情報の変更',
  many: '雇用情報の変更',
  empty: '雇用情報の変更はありません。',
  fields: { changed_fields: '変更項目', is_future: '適用予定' },
};
