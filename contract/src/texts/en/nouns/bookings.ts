export const bookings = {
  one: 'booking',
  many: 'bookings',
  empty: 'No bookings yet. Book people on projects to see who is free.',
  fields: {
    employee_id: 'Person',
    job_id: 'Job',
    skills: 'Skills',
    project_id: 'Project',
    manager_id: 'Project manager',
    project_task_id: 'Task',
    minutes_per_day: 'Time per day',
    share_bp: 'Share of the day',
    weekdays: 'Weekdays',
  },
  options: {
    status: { tentative: 'Tentative', confirmed: 'Confirmed' },
  },
} as const;
