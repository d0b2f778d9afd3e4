export const projectTasks = {
  one: 'project task',
  many: 'project tasks',
  empty: 'No tasks yet. Tasks divide a project into pieces.',
  fields: {
    parent_id: 'Parent task',
    estimated_minutes: 'Estimate',
    due_date: 'Due date',
    priority: 'Priority',
    position: 'Position',
    assignees: 'Assignees',
    manager_id: 'Project manager',
  },
  options: {
    priority: {
      low: 'Low',
      normal: 'Normal',
      high: 'High',
    },
    status: {
      todo: 'To do',
      in_progress: 'In progress',
      done: 'Done',
      cancelled: 'Canceled',
    },
  },
  moves: {
    plan: 'Move to to-do',
    start: 'Start',
    finish: 'Mark as done',
    cancel: 'Cancel task',
  },
} as const;
