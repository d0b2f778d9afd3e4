import type { NounWords } from '../../nouns.ts';

export const tasks: NounWords<'tasks'> = {
  one: '工数',
  many: '工数',
  empty: 'この期間の工数はありません。',
  fields: {
    hours: '時間',
    minutes: '時間',
    returned_note: '差し戻しの理由',
    rate: '請求単価',
    cost_rate: '原価単価',
    cost_currency: '原価の通貨',
  },
  options: {
    status: {
      draft: '下書き',
      submitted: '提出済み',
      approved: '承認済み',
      rejected: '差し戻し',
    },
    work_type: {
      normal: '通常',
      overtime: '残業',
      travel: '移動',
      on_call: '待機',
    },
    source: {
      manual: '手入力',
      copied: 'コピー',
      suggested: '候補',
      timer: 'タイマー',
      import: 'インポート',
      api: '他のソフトウェア',
    },
  },
};
