export const projectMilestones = {
  one: 'milestone',
  many: 'milestones',
  empty: 'No milestones yet. Add one to bill a fixed price step by step.',
  fields: {
    project_id: 'Project',
    manager_id: 'Project manager',
    due_date: 'Due',
    amount: 'Amount',
  },
  options: {
    status: {
      planned: 'Planned',
      reached: 'Reached',
      billed: 'Billed',
    },
  },
  moves: {
    reach: 'Mark as reached',
    take_back: 'Not reached',
  },
} as const;
