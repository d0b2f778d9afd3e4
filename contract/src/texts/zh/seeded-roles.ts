/** The default names of the initial roles, until they are renamed. */
export const seededRoles = {
  administrator: { name: '管理员', description: '管理系统：薪资以外的全部内容。' },
  employee: { name: '员工', description: '使用自助服务。' },
  hr_manager: { name: '人力资源经理', description: '负责人员、组织和休假。' },
  department_manager: { name: '部门经理', description: '管理本部门及下级部门；看不到薪资。' },
  payroll_officer: { name: '薪资专员', description: '计算并发放薪资。' },
  hr_officer: { name: '人力资源专员', description: '维护人员档案和节假日。' },
  project_manager: { name: '项目经理', description: '管理项目及其团队。' },
  attendance_officer: { name: '考勤专员', description: '维护考勤和排班。' },
  auditor: { name: '审计员', description: '可查看薪资以外的全部内容，不做任何更改。' },
} as const;
