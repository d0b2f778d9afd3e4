import type { NounWords } from '../../nouns.ts';

export const changeRequests: NounWords<'change-requests'> = {
  one: '変更申請',
  many: '変更申請',
  kind: '個人情報の変更',
  empty: '変更申請はありません。',
  fields: { decided_by_id: '承認者', summary: '概要' },
  options: {
    model: { employees: '個人情報', 'bank-accounts': '銀行口座', dependents: '扶養家族' },
    status: { pending: '承認待ち', approved: '承認済み', rejected: '却下', withdrawn: '取り下げ' },
  },
  moves: { approve: '承認' },
  moveHints: {
    approve: 'レコードはすぐに変更されます。',
    reject: '本人にこのメモが表示され、あらためて申請できます。',
    withdraw: '承認の対象から外れます。いつでもあらためて申請できます。',
  },
};
