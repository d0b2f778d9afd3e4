import type { NounWords } from '../../nouns.ts';

export const leaves: NounWords<'leaves'> = {
  one: '休暇',
  many: '休暇',
  kind: '休暇',
  empty: 'この期間の申請はありません。',
  fields: {
    leave_category_id: '区分',
    from_slot: '開始',
    to_slot: '終了',
    amount: '日数',
    unit: '単位',
    substitute_id: '代理者',
    contact: '休暇中の連絡先',
    shorten_to: '新しい最終日',
    requires_approval_to_cancel: '取消に承認が必要',
    cancel_reason: '取消理由',
    attempt: '申請回数',
    as_draft: '下書きとして保存',
    attachments: '添付',
  },
  options: {
    from_slot: {
      full: '終日',
      am: '午前',
      pm: '午後',
    },
    to_slot: {
      full: '終日',
      am: '午前',
      pm: '午後',
    },
    unit: {
      day: '日',
      hour: '時間',
      minute: '分',
    },
    status: {
      draft: '下書き',
      pending: '承認待ち',
      approved: '承認済み',
      rejected: '却下',
      cancelled: '取消済み',
      cancellation_requested: '取消申請中',
    },
  },
  moves: {
    submit: '申請する',
    approve: '承認',
    assign: '承認済みとして登録',
    ask_to_cancel: '取消を申請',
    agree_to_cancel: '取消に同意',
    agree_to_shorten: '短縮に同意',
    cancel: '休暇を取り消す',
    keep: '休暇を維持',
    give_back: '休暇を取り消す',
  },
  moveHints: {
    reject: '申請者に理由が表示され、再申請できます。',
    cancel: '日数は残高に戻ります。',
  },
};
