export const projectMembers = {
  one: 'team member',
  many: 'team members',
  empty: 'No team members yet. Add who books time on this project.',
  fields: {
    role: 'Role',
    manager_id: 'Project manager',
    planned_minutes_per_week: 'Planned per week',
  },
} as const;
