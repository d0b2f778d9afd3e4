/** One’s own account. */
export const profile = {
  title: '我的资料',
  profile: '资料',
  security: '安全',
  preferences: '偏好设置',
  messages: '消息',
  change_picture: '更换头像',
  remove_picture: '移除头像',
  picture_hint: 'PNG、JPEG 或 WebP',
  change_password: '修改密码',
  sessions: '登录中的设备',
  this_session: '当前设备',
  last_used: '上次使用：{when}',
  signed_in_at: '登录时间：{when}',
  end_session: '退出登录',
  roles: '角色',
  linked_employee: '员工档案',
} as const;
