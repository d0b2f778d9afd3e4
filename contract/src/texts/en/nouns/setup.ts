export const setup = {
  one: 'set-up',
  many: 'set-up',
  empty: '',
  fields: {
    work_email: 'Work email',
    company: 'Company name',
    logo: 'Logo',
    step: 'Step',
    records: 'Records',
    skipped: 'Skipped steps',
    hidden: 'Hidden',
    job: 'Job',
    manager_email: 'Manager’s email',
    role_id: 'Role',
    people: 'People',
  },
} as const;
