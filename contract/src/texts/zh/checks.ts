/** What is wrong with a field; the form and the server say the same. */
export const checks = {
  required: '{label}为必填项',
  not_valid: '{label}无效',
  wrong_email: '电子邮箱格式不正确',
  too_short: '至少 {min} 个字符',
  too_long: '最多 {max} 个字符',
  too_small: '{label}不能小于 {min}',
  too_big: '{label}不能大于 {max}',
  unknown_field: '{label}不是此处的字段，或不允许设置',
  taken: '{label}已被使用',
  cycle: '{label}会形成循环引用',
  too_deep: '{label}层级过深，最多十级',
  missing_reference: '{label}所指的记录不存在',
  not_below_minimum: '{label}不能低于下限',
  too_many_digits: '{label}的小数位数超出该货币的规定',
  too_common: '此密码过于常见，请另选一个',
  contains_email: '密码不能包含电子邮箱',
  same_password: '新密码必须与当前密码不同',
  role_two_is_alone: '“员工”角色不能与其他角色同时使用',
  required_field: '必填字段',
  field_not_valid: '字段无效',
  terms: '必须接受条款与条件',
} as const;

export const hints = {
  enter: '请输入{label}',
  select: '请选择{label}',
  date: '请按 yyyy-mm-dd 格式输入{label}',
  correct: '{label}填写正确',
} as const;
