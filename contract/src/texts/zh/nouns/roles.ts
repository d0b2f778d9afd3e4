import type { NounWords } from '../../nouns.ts';

export const roles: NounWords<'roles'> = {
  one: '角色',
  many: '角色',
  empty: '还没有角色。角色决定用户可以查看和操作的内容。',
  fields: {
    name_i18n: '其他语言的名称',
    description_i18n: '其他语言的说明',
    permissions: '权限',
    is_system: '系统内置',
    permissions_count: '权限数',
  },
};
