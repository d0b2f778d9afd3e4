import type { NounWords } from '../../nouns.ts';

export const deviceUsers: NounWords<'device-users'> = {
  one: '打刻番号',
  many: '打刻番号',
  empty: 'この端末から打刻番号はまだ届いていません。',
  fields: { name_on_device: '端末上の名前', matched_by: '照合方法' },
  options: { matched_by: { employee_code: '従業員情報の打刻番号', person: '手動', push: '端末へ送信' } },
};
