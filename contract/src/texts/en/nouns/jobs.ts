export const jobs = {
  one: 'job',
  many: 'jobs',
  empty: 'No jobs yet. A job is the position people are hired for.',
  fields: { grade: 'Grade', salary_min: 'Minimum salary', salary_max: 'Maximum salary', headcount_plan: 'Planned headcount' },
} as const;
