import type { NounWords } from '../../nouns.ts';

export const departments: NounWords<'departments'> = {
  one: '部门',
  many: '部门',
  empty: '还没有部门。请先添加公司本身。',
  fields: { total_count: '含下级部门人数', parent_id: '上级部门', head_id: '负责人', deputy_id: '副负责人', min_staffing: '最低在岗比例' },
};
