import type { NounWords } from '../../nouns.ts';

export const logs: NounWords<'logs'> = {
  one: '履歴',
  many: '履歴',
  empty: '履歴はまだありません。',
  fields: {
    at: '日時',
    actor_id: 'ユーザー',
    actor_name: '実行者',
    label: 'レコード',
    via: '経路',
    ip: 'IP アドレス',
    user_agent: 'ブラウザー',
    request_id: 'リクエスト ID',
    hash: '改ざん検知用ハッシュ値',
    restorable: '復元可能',
  },
  options: {
    action: {
      create: '作成',
      update: '変更',
      delete: '削除',
      status: 'ステータス変更',
      login: 'サインイン',
      login_failed: 'サインイン失敗',
      logout: 'サインアウト',
      export: 'エクスポート',
      view_sensitive: '閲覧',
      permission_change: '権限変更',
      refused: '拒否',
    },
    via: {
      web: 'ウェブ',
      job: 'バックグラウンド処理',
      command: 'コマンド',
      import: 'インポート',
      mail: 'メールのリンク',
      chain: '承認フロー',
    },
  },
};
