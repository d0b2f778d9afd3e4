import type { NounWords } from '../../nouns.ts';

export const documents: NounWords<'documents'> = {
  one: '書類',
  many: '書類',
  kind: '書類',
  empty: '書類はまだありません。アップロードするか、従業員に提出を依頼してください。',
  fields: { issued_on: '発行日', expires_on: '有効期限', form_id: '契約書類', files_count: 'ファイル数' },
  options: {
    type: {
      contract: '契約書',
      job_offer: 'オファーレター',
      identity: '身分証明書',
      passport: 'パスポート',
      visa: 'ビザまたは就労許可',
      certificate: '証明書',
      policy: '規程',
      other: 'その他',
    },
    status: { requested: '依頼中', submitted: '提出済み', accepted: '受理済み', rejected: '却下', expired: '期限切れ' },
  },
  moves: { accept: '受理', ask_again: '再依頼' },
  moveHints: { reject: '本人に理由が表示され、書類を再提出できます。' },
};
