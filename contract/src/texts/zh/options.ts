/** Words for the values of choices, by field. */
export const options = {
  status: {
    invited: '已邀请',
    active: '有效',
    suspended: '已停用',
    onboarding: '入职中',
    on_notice: '离职通知期',
    terminated: '已离职',
  },
  portion: { full: '全天', am: '上午', pm: '下午' },
  employment_type: { full_time: '全职', part_time: '兼职', contractor: '外包', intern: '实习', temporary: '临时' },
  locale: { en: 'English', zh: '中文', es: 'Español', ja: '日本語', de: 'Deutsch', fr: 'Français' },
  risk: { normal: '普通', sensitive: '敏感', critical: '关键' },
  action: {
    create: '创建',
    update: '更改',
    delete: '删除',
    status: '状态变更',
    login: '登录',
    login_failed: '登录失败',
    logout: '退出',
    export: '导出',
    view_sensitive: '查看',
    permission_change: '权限变更',
  },
  via: { web: '网页', job: '后台任务', command: '命令行' },
  scope: { own: '本人', team: '团队', department: '部门', branch: '分支机构', all: '全部' },
  weekday: { '1': '星期一', '2': '星期二', '3': '星期三', '4': '星期四', '5': '星期五', '6': '星期六', '7': '星期日' },
} as const;

/** Names of status moves, as buttons. */
export const moves = { suspend: '停用', reactivate: '重新启用', activate: '启用' } as const;

/** Names of rights' actions. */
export const actions = {
  view: '查看',
  view_directory: '查看通讯录',
  create: '创建',
  update: '更改',
  delete: '删除',
  export: '导出',
  suspend: '停用',
  reset_password: '重置密码',
  assign_roles: '分配角色',
  update_picture: '更换头像',
  view_band: '查看薪资范围',
  update_band: '更改薪资范围',
  view_trace: '查看 IP 地址和浏览器',
} as const;
