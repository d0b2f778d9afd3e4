import type { NounWords } from '../../nouns.ts';

export const emergencyContacts: NounWords<'emergency-contacts'> = {
  one: '緊急連絡先',
  many: '緊急連絡先',
  empty: '緊急連絡先はまだありません。',
  fields: { name: '氏名', relation: '間柄', phone: '電話番号' },
};
