import type { NounWords } from '../../nouns.ts';

export const projectMembers: NounWords<'project-members'> = {
  one: 'メンバー',
  many: 'メンバー',
  empty: 'メンバーはまだいません。このプロジェクトに工数を記録する人を追加してください。',
  fields: {
    role: '役割',
    manager_id: 'プロジェクトマネージャー',
    planned_minutes_per_week: '週あたりの予定',
  },
};
