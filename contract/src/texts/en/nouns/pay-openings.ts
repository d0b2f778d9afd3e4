export const payOpenings = {
  one: 'year-to-date opening',
  many: 'year-to-date openings',
  empty: 'No year-to-date openings yet',
  fields: {
    until_month: 'Paid until',
    gross_pay: 'Gross pay so far',
    basic_pay: 'Basic pay so far',
    taxable_pay: 'Taxable pay so far',
    other_deductions: 'Other deductions so far',
    pay_component_id: 'Tax or contribution',
    withheld: 'Withheld so far',
    employer_share: 'Employer’s share so far',
  },
} as const;
