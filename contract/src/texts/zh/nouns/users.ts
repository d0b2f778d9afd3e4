import type { NounWords } from '../../nouns.ts';

export const users: NounWords<'users'> = {
  one: '用户',
  many: '用户',
  empty: '还没有用户。请邀请第一位用户。',
  fields: { name: '姓名', roles: '角色', occupation: '职务', pay_access: '本人薪资', last_login_at: '上次登录' },
  options: {
    pay_access: { open: '可查看', unproven: '等待薪资人员确认（尚无薪资）', held: '等待薪资人员确认' },
    status: { unconfirmed: '待确认', invited: '已邀请', active: '已启用', suspended: '已停用' },
  },
  moves: { confirm: '确认账户' },
  moveHints: {
    confirm: '仅在您确知此邮箱属于本人时才确认。确认后，本人将收到邀请。',
    suspend: '该用户会立即退出登录。您可以随时重新启用账户。',
  },
};
