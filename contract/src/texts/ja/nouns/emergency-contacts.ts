export const emergencyContacts = {
  one: '緊急連絡先',
  many: '緊急連絡先',
  empty: '緊急連絡先はまだありません。',
  fields: { name: '氏名', relation: '間柄', phone: '電話番号' },
} as const;
