/** The printed texts of contracts and job offers. `________` marks a missing answer. */
export const clauses = {
  draft: '草稿',
  number: '编号：{number}',
  title_permanent: '劳动合同',
  title_fixed_term: '固定期限劳动合同',
  title_part_time: '非全日制劳动合同',
  title_internship: '实习协议',
  title_contractor: '劳务服务协议',
  title_job_offer: '录用通知书',

  employer: '用人单位',
  employee: '员工',
  candidate: '候选人',
  registered: '注册号：{number}',
  tax_no: '税号：{number}',
  represented: '代表人：{name}',
  represented_as: '代表人：{name}（{title}）',
  born: '出生日期：{day}',
  contract_intro: '双方经协商一致，订立以下条款。',

  heading_term: '合同期限',
  term_open: '本合同自{start}起生效，为无固定期限合同。',
  term_limited: '本合同自{start}起生效，至{end}期满终止，无须另行通知。',
  probation: '本合同生效后的前 {count, plural, other {# 个月}}为试用期。试用期内，任何一方均可按法律允许的最短通知期解除本合同。',

  heading_work: '岗位与职责',
  position: '{employee} 受聘于 {employer}，担任 {job}。',
  position_department: '该岗位隶属于 {department} 部门。',
  position_manager: '该岗位的直属上级为 {manager}。',
  duties: '工作职责主要包括：',
  other_duties: '{employer} 可以另行安排与该岗位所需资格和经验相符的其他合理工作。',

  heading_place: '工作地点',
  place: '工作地点为 {place}。',
  remote: '经与直属上级商定，每周最多可有 {count, plural, other {# 天}}在其他地点办公。',
  travel: '该岗位的工作包括在客户现场工作及出差。',

  heading_hours: '工作时间',
  hours: '正常工作时间为每周 {hours} 小时，不含休息时间。',
  spread_monday_to_friday: '工作时间分布于星期一至星期五。',
  spread_monday_to_saturday: '工作时间分布于星期一至星期六。',
  spread_sunday_to_thursday: '工作时间分布于星期日至星期四。',
  spread_by_roster: '每周的工作时间按事先公布的排班表安排。',

  heading_pay: '劳动报酬',
  pay: '{employee} 享有以下税前报酬。',
  pay_annual: '每年 {amount}',
  pay_monthly: '每月 {amount}',
  pay_daily: '每日 {amount}',
  pay_hourly: '每小时 {amount}',
  pay_due: '报酬在扣除法律规定的代扣款项后以银行转账方式支付，最迟不晚于每个支付周期的最后一个工作日。',

  heading_leave: '休假',
  leave: '每个日历年享有 {count, plural, other {# 个工作日}}的带薪休假；不满一年的，按比例计算。',
  leave_none: '除法定休假外，双方未约定其他带薪休假。',

  heading_confidentiality: '保密义务',
  confidentiality:
    '{employee} 应对 {employer} 及其客户的一切保密事项严格保密，尤其是经营数据、工作方法、源代码以及他人的个人信息，且仅可为工作目的而使用。',
  confidentiality_after: '本保密义务在本合同终止后继续有效。',

  heading_intellectual_property: '知识产权',
  intellectual_property:
    '工作成果，包括文件、软件、设计和发明，自完成之时起归 {employer} 所有。{employee} 将其中一切可转让的权利予以转让，不受时间和地域限制；作者和发明人的法定权利不受影响。',

  heading_data_protection: '个人信息保护',
  data_protection:
    '{employer} 仅在履行本合同及法律规定所必需的范围内处理 {employee} 的个人信息。{employee} 在工作中处理个人信息时，应遵守个人信息保护的有关规定。',

  heading_secondary: '兼职与副业',
  secondary_allowed: '{employee} 可以从事其他工作，但不得与 {employer} 构成竞争，也不得影响本职工作。',
  secondary_with_consent: '{employee} 从事其他有偿工作，须事先取得 {employer} 的书面同意；无正当理由，不得拒绝同意。',
  secondary_not_allowed: '在本合同有效期内，{employee} 在法律允许作此限制的范围内不得从事其他有偿工作。',

  heading_non_compete: '竞业限制',
  non_compete:
    '本合同终止后 {count, plural, other {# 个月}}内，{employee} 不得为 {employer} 的竞争对手工作，亦不得招揽其客户或员工。在此期间，依法支付经济补偿。',

  heading_ending: '合同的解除与终止',
  ending: '任何一方均可提前 {notice}以书面形式通知对方解除本合同；法律规定更长通知期的，从其规定。',
  ending_cause: '因正当理由无须提前通知而解除本合同的权利不受影响。',
  ending_return: '本合同终止时，{employee} 应归还属于 {employer} 的全部物品，包括所有设备、文件和数据。',
  notice_days: '{count, plural, other {# 日}}',
  notice_weeks: '{count, plural, other {# 周}}',
  notice_months: '{count, plural, other {# 个月}}',

  heading_special: '特别约定',

  heading_final: '附则',
  final_law: '本合同适用以下法律：{law}。',
  final_writing: '本合同的变更和补充须以书面形式作出。双方无任何口头附加约定。',
  final_severability: '本合同任何条款无效的，不影响其他条款的效力；无效条款由最接近其目的的规定替代。',

  place_and_date: '{place}，{day}',
  signed_online: '{name}于{day}在线接受',
  signed_on_paper: '{name}于{day}书面签署',
  for_employer: '用人单位代表',
  candidate_accepts: '本人接受此录用通知',

  offer_greeting: '尊敬的 {name}：',
  offer_intro: '我们很高兴邀请您加入 {employer}，担任 {job}。',
  offer_terms: '录用条件如下：',
  offer_valid: '本录用通知有效期至{day}。如您接受，请于该日或之前签字并交回。',
  offer_contract: '您接受后，我们将向您提供载有上述条件的劳动合同。',
  offer_closing: '期待您加入 {employer}，与我们共事。',
  months: '{count, plural, other {# 个月}}',
  days_a_year: '每年 {count, plural, other {# 个工作日}}',
  weekly_hours: '每周 {hours} 小时',

  fingerprint: '文件校验码 {code}',
} as const;
