import type { NounWords } from '../../nouns.ts';

export const timeCards: NounWords<'time-cards'> = {
  one: '工数表',
  many: '工数表',
  kind: '工数',
  empty: 'この期間の工数表はありません。',
  fields: {
    title: '週',
    week_year: '年',
    week: '週番号',
    required_minutes: '必要時間',
    total_minutes: '入力済み',
    billable_minutes: '請求対象',
    leave_minutes: '休暇',
    attended_minutes: '勤怠',
    projects: 'プロジェクト別',
    on_time: '期限内',
    submitted_at: '提出日時',
    submitted_by_id: '提出者',
    reopen_reason: '再開の理由',
    attempt: '提出回数',
  },
  options: {
    status: {
      draft: '下書き',
      submitted: '提出済み',
      approved: '承認済み',
      rejected: '差し戻し',
    },
  },
  moves: {
    submit: '提出',
    submit_for: '代理で提出',
    approve: '承認',
    reject: '差し戻す',
    reopen: '再開',
  },
  moveHints: {
    reject: '本人に理由が表示され、再度提出できます。',
    reopen: 'この週は再度の提出と承認が必要です。',
    submit_for: '本人に通知され、あなたが提出したことが記録されます。',
  },
  nextSteps: {
    request_sent_back: '行を確認して、再度提出してください。',
  },
};
