/** Mails: subject, text, and what the button says. */
export const mail = {
  greeting: '{name}，您好：',
  closing: 'Cadre',
  unasked: '如果这不是您本人的请求，请忽略此邮件。',
  reset_subject: '设置新密码',
  reset_text: '有人（应该是您本人）为此邮箱申请了新密码。链接仅可使用一次，30 分钟内有效。',
  reset_button: '设置新密码',
  invite_subject: '您在 {company} 的账户',
  invite_text: '已为您创建账户。请先设置密码。链接仅可使用一次，7 天内有效。',
  invite_button: '设置密码',
  password_changed_subject: '您的密码已修改',
  password_changed_text: '您的账户密码已于 {when} 修改，所有其他会话已结束。如果这不是您本人操作，请立即告知管理员。',
  new_sign_in_subject: '您的账户有新的登录',
  new_sign_in_text: '您的账户于 {when} 从一个未曾使用过的浏览器登录：{browser}。如果这不是您本人操作，请立即修改密码。',
} as const;

export const notices = {
  welcome: '欢迎使用 Cadre。您可以在“我的资料”中选择语言和主题。',
  password_changed: '您的密码已修改。',
  new_sign_in: '从 {browser} 的新登录。',
  roles_changed: '{who} 更改了您的角色。',
  export_ready: '您的导出文件“{name}”已就绪。',
} as const;
