import type { NounWords } from '../../nouns.ts';

export const employeeVersions: NounWords<'employee-versions'> = {
  one: '任职变动',
  many: '任职变动',
  empty: '没有任职变动。',
  fields: { changed_fields: '更改的字段', is_future: '待生效' },
};
