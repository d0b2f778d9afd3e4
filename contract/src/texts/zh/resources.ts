/** What a record is called, alone and in company, and what an empty list says. */
export const resources = {
  users: { one: '用户', many: '用户', empty: '还没有人可以登录。请邀请第一位用户。' },
  roles: { one: '角色', many: '角色', empty: '还没有角色。角色决定其用户可以查看和执行的内容。' },
  permissions: { one: '权限', many: '权限', empty: '没有权限。' },
  employees: { one: '员工', many: '员工', empty: '请添加您的第一位同事。' },
  departments: { one: '部门', many: '部门', empty: '还没有部门。请先从公司本身开始。' },
  jobs: { one: '职位', many: '职位', empty: '还没有职位。职位是员工受聘担任的工作。' },
  branches: { one: '分支机构', many: '分支机构', empty: '还没有分支机构。分支机构决定其人员的时区、货币和节假日。' },
  'holiday-calendars': { one: '节假日日历', many: '节假日日历', empty: '还没有日历。每个分支机构使用一个日历。' },
  holidays: { one: '节假日', many: '节假日', empty: '此日历中还没有节假日。' },
  logs: { one: '历史条目', many: '历史记录', empty: '还没有发生任何事情。' },
  dashboard: { one: '仪表盘', many: '仪表盘', empty: '' },
} as const;
