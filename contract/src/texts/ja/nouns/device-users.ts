export const deviceUsers = {
  one: '打刻番号',
  many: '打刻番号',
  empty: 'この端末からは、まだ誰の情報も届いていません。',
  fields: { name_on_device: '端末上の名前', matched_by: '照合方法' },
  options: { matched_by: { employee_code: '従業員の打刻端末コード', person: '手動', push: '端末へ送信' } },
} as const;
