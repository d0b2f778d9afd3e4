import type { NounWords } from '../../nouns.ts';

export const clients: NounWords<'clients'> = {
  one: '顧客',
  many: '顧客',
  empty: '顧客はまだありません。業務を提供する相手を登録します。',
  fields: {
    contact_name: '担当者',
    contact_email: '担当者のメール',
    address: '住所',
    tax_number: '納税者番号',
    payment_terms_days: '支払条件（日）',
    notes: 'メモ',
    projects_count: 'プロジェクト数',
  },
  options: {
    status: {
      active: '有効',
      archived: 'アーカイブ済み',
    },
  },
  moves: {
    archive: 'アーカイブ',
    restore: '元に戻す',
  },
};
