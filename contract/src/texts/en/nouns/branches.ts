export const branches = {
  one: 'branch',
  many: 'branches',
  empty: 'No branches yet. A branch sets the time zone, currency and holidays for its people.',
  fields: {
    head_id: 'Branch head',
    address: 'Address',
    employer_name: 'Employer in contracts',
    employer_registration_no: 'Registration no.',
    representative_name: 'Representative',
    representative_title: 'Representative’s title',
    weekly_hours: 'Weekly hours',
    working_days: 'Working days',
    payments_per_year: 'Payments per year',
    leave_days: 'Annual leave (days)',
    probation_months: 'Probation (months)',
    notice_period: 'Notice period',
    notice_unit: 'Notice period unit',
  },
  options: {
    working_days: {
      monday_to_friday: 'Monday to Friday',
      monday_to_saturday: 'Monday to Saturday',
      sunday_to_thursday: 'Sunday to Thursday',
      by_roster: 'Per roster',
    },
    notice_unit: { days: 'Days', weeks: 'Weeks', months: 'Months' },
  },
} as const;
