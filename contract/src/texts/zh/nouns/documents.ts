import type { NounWords } from '../../nouns.ts';

export const documents: NounWords<'documents'> = {
  one: '材料',
  many: '材料',
  kind: '材料',
  empty: '还没有材料。请上传材料，或向员工索取。',
  fields: { issued_on: '签发日期', expires_on: '到期日', form_id: '聘用文件', files_count: '文件数' },
  options: {
    type: {
      contract: '合同',
      job_offer: '录用通知',
      identity: '身份证件',
      passport: '护照',
      visa: '签证或工作许可',
      certificate: '证书',
      policy: '规章制度',
      other: '其他',
    },
    status: { requested: '已索取', submitted: '已提交', accepted: '已通过', rejected: '已驳回', expired: '已过期' },
  },
  moves: { accept: '通过', ask_again: '再次索取' },
  moveHints: { reject: '对方会看到原因，并可重新提交材料。' },
};
