/** The default names of the initial roles, until they are renamed. */
export const seededRoles = {
  administrator: { name: '管理者', description: '給与を除くシステム全体を管理します。' },
  employee: { name: '従業員', description: 'セルフサービスを利用します。' },
  hr_manager: { name: '人事マネージャー', description: '人事、組織、休暇を担当します。' },
  department_manager: { name: '部署マネージャー', description: '部署とその下位部署を統括します。給与は閲覧できません。' },
  payroll_officer: { name: '給与担当', description: '給与を計算し、支払います。' },
  hr_officer: { name: '人事担当', description: '従業員情報と祝日を管理します。' },
  project_manager: { name: 'プロジェクトマネージャー', description: 'プロジェクトとそのチームを率います。' },
  attendance_officer: { name: '勤怠担当', description: '勤怠とスケジュールを管理します。' },
  auditor: { name: '監査担当', description: '給与を除くすべてを閲覧し、変更はしません。' },
} as const;
