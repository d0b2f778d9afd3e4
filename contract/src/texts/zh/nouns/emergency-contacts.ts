import type { NounWords } from '../../nouns.ts';

export const emergencyContacts: NounWords<'emergency-contacts'> = {
  one: '紧急联系人',
  many: '紧急联系人',
  empty: '还没有紧急联系人。',
  fields: { name: '姓名', relation: '关系', phone: '电话' },
};
