import type { NounWords } from '../../nouns.ts';

export const statements: NounWords<'statements'> = {
  one: '請求明細',
  many: '請求明細',
  empty: '請求明細はまだありません。作成すると、承認済みの時間を請求できます。',
  fields: {
    number: '番号',
    client_id: '顧客',
    project_ids: 'プロジェクト',
    manager_id: 'プロジェクトマネージャー',
    order_ref: '発注番号',
    note: '顧客への備考',
    replaces_id: '差し替え元',
    total_minutes: '時間',
    full_amount: '減額前',
    written_down: '減額',
    total: '合計',
    prepared_by_id: '作成者',
    reviewed_by_id: '確認者',
    reviewed_at: '確認日時',
    issued_by_id: '発行者',
    issued_at: '発行日時',
    due_date: '支払期限',
    cancel_reason: '取消の理由',
    cancelled_at: '取消日時',
    hash: '改ざん検知用ハッシュ値',
  },
  options: {
    status: {
      draft: '下書き',
      reviewed: '確認済み',
      issued: '発行済み',
      cancelled: '取消済み',
    },
  },
  moves: {
    review: '確認済みにする',
    reopen: '下書きに戻す',
    issue: '発行',
    cancel: '取消',
  },
  moveHints: {
    issue: '発行した請求明細は変更できません。',
    cancel: '含まれる時間とマイルストーンは再び請求できます。',
  },
};
