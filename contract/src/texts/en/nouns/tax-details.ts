export const taxDetails = {
  one: 'tax detail',
  many: 'tax details',
  empty: 'No tax details yet',
  fields: {
    valid_from: 'From',
    tax_class: 'Tax class',
    children: 'Children',
    allowance: 'Monthly allowance',
    exempt_from_tax: 'Exempt from tax',
    exempt_from_social: 'Exempt from social security',
  },
} as const;
