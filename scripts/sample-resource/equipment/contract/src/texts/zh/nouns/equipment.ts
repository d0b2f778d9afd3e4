import type { NounWords } from '../../nouns.ts';

export const equipment: NounWords<'equipment'> = {
  one: '设备资产',
  many: '设备资产',
  empty: '还没有设备资产。请添加您发放的笔记本电脑、电话和车辆。',
  fields: { serial_no: '序列号', bought_on: '购买日期', price: '价格' },
  options: { kind: { laptop: '笔记本电脑', phone: '电话', car: '车辆' } },
};
