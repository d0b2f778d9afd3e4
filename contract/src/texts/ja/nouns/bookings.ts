import type { NounWords } from '../../nouns.ts';

export const bookings: NounWords<'bookings'> = {
  one: 'アサイン',
  many: 'アサイン',
  empty: 'アサインはまだありません。プロジェクトにメンバーをアサインすると、空き状況がわかります。',
  fields: {
    employee_id: 'メンバー',
    job_id: '職種',
    skills: 'スキル',
    project_id: 'プロジェクト',
    manager_id: 'プロジェクトマネージャー',
    project_task_id: 'タスク',
    minutes_per_day: '1日の時間',
    share_bp: '1日の割合',
    weekdays: '曜日',
  },
  options: {
    status: { tentative: '仮', confirmed: '確定' },
  },
};
