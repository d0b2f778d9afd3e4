export const jobs = {
  one: 'Job',
  many: 'Jobs',
  empty: 'No jobs yet. A job is what people are hired for.',
  fields: { grade: 'Grade', salary_min: 'Salary from', salary_max: 'Salary to', headcount_plan: 'Planned headcount' },
} as const;
