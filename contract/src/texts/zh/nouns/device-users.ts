import type { NounWords } from '../../nouns.ts';

export const deviceUsers: NounWords<'device-users'> = {
  one: '考勤号',
  many: '考勤号',
  empty: '此考勤机尚未上报考勤号。',
  fields: { name_on_device: '考勤机上的姓名', matched_by: '匹配方式' },
  options: { matched_by: { employee_code: '员工档案中的考勤号', person: '手动', push: '发送到考勤机' } },
};
