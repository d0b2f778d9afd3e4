import type { NounWords } from '../../nouns.ts';

export const permissions: NounWords<'permissions'> = {
  one: '权限',
  many: '权限',
  empty: '没有权限。',
  fields: { resource: '模块', scopable: '可限定范围', risk: '风险', roles_count: '角色数' },
  options: { risk: { normal: '普通', sensitive: '敏感', critical: '高风险' } },
};
