export const deviceUsers = {
  one: '考勤号',
  many: '考勤号',
  empty: '此设备尚未上报任何人。',
  fields: { name_on_device: '设备上的姓名', matched_by: '匹配方式' },
  options: { matched_by: { employee_code: '员工的设备编码', person: '手动', push: '发送到设备' } },
} as const;
