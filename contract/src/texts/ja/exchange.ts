export const exchange = {
  reporting: 'レポートは、別の通貨を選ばない限り、会社の通貨{currency}で集計されます。',
  newest: '欧州中央銀行の最新レート：{day}（取得：{moment}）',
  never: '欧州中央銀行のレートはまだ取得されていません。',
  off: '欧州中央銀行の日次ファイルが設定されていません（EXCHANGE_RATES_URL）。レートを入力またはインポートしてください。',
  fetch: '今すぐ取得',
  import: 'インポート',
  failed_since: '前回の取得に失敗しました：{moment}',
  failures: {
    unreachable: '為替レートの取得先に接続できません。登録済みのレートを引き続き使用します。',
    refused: '為替レートの取得先に拒否されました。登録済みのレートを引き続き使用します。',
    unreadable: '為替レートの取得先から届いた内容は日次ファイルではありません。登録済みのレートを引き続き使用します。',
  },
} as const;
