import type { NounWords } from '../../nouns.ts';

export const sabbaticals: NounWords<'sabbaticals'> = {
  one: 'サバティカル休暇',
  many: 'サバティカル休暇',
  kind: 'サバティカル休暇',
  empty: 'この期間のサバティカル休暇はありません。',
  fields: { cancel_reason: '取消理由', attempt: '申請回数', as_draft: '下書きとして保存' },
  options: {
    type: { study: '学業', family: '家族' },
    status: { draft: '下書き', pending: '承認待ち', approved: '承認済み', rejected: '却下', cancelled: '取消済み' },
  },
  moves: { submit: '申請する', approve: '承認', cancel: 'サバティカル休暇を取り消す' },
};
