import type { NounWords } from '../../nouns.ts';

export const projectTasks: NounWords<'project-tasks'> = {
  one: 'タスク',
  many: 'タスク',
  empty: 'タスクはまだありません。タスクでプロジェクトを分割します。',
  fields: {
    parent_id: '親タスク',
    estimated_minutes: '見積もり',
    due_date: '期限',
    priority: '優先度',
    position: '並び順',
    assignees: '担当者',
    manager_id: 'プロジェクトマネージャー',
  },
  options: {
    priority: {
      low: '低',
      normal: '通常',
      high: '高',
    },
    status: {
      todo: '未着手',
      in_progress: '進行中',
      done: '完了',
      cancelled: '中止',
    },
  },
  moves: {
    plan: '未着手に戻す',
    start: '開始',
    finish: '完了にする',
    cancel: '中止',
  },
};
