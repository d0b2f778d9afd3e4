import type { NounWords } from '../../nouns.ts';

export const logs: NounWords<'logs'> = {
  one: '历史记录',
  many: '历史记录',
  empty: '还没有历史记录。',
  fields: {
    at: '时间',
    actor_id: '用户',
    actor_name: '操作人',
    label: '记录',
    via: '途径',
    ip: 'IP 地址',
    user_agent: '浏览器',
    request_id: '请求编号',
    hash: '防篡改校验值',
    restorable: '可恢复',
  },
  options: {
    action: {
      create: '创建',
      update: '更改',
      delete: '删除',
      status: '状态变更',
      login: '登录',
      login_failed: '登录失败',
      logout: '退出登录',
      export: '导出',
      view_sensitive: '查看',
      permission_change: '权限变更',
      refused: '已拒绝',
    },
    via: { web: '网页', job: '后台任务', command: '命令行', import: '导入', mail: '邮件链接', chain: '审批链' },
  },
};
