import type { NounWords } from '../../nouns.ts';

export const projectMilestones: NounWords<'project-milestones'> = {
  one: 'マイルストーン',
  many: 'マイルストーン',
  empty: 'マイルストーンはまだありません。追加すると、固定価格を段階的に請求できます。',
  fields: {
    project_id: 'プロジェクト',
    manager_id: 'プロジェクトマネージャー',
    due_date: '期限',
    amount: '金額',
  },
  options: {
    status: {
      planned: '予定',
      reached: '達成',
      billed: '請求済み',
    },
  },
  moves: {
    reach: '達成にする',
    take_back: '未達成に戻す',
  },
};
