export const clients = {
  one: 'client',
  many: 'clients',
  empty: 'No clients yet. A client is who you work for.',
  fields: {
    contact_name: 'Contact',
    contact_email: 'Contact email',
    address: 'Address',
    tax_number: 'Tax number',
    payment_terms_days: 'Payment terms (days)',
    notes: 'Notes',
    projects_count: 'Projects',
  },
  options: {
    status: {
      active: 'Active',
      archived: 'Archived',
    },
  },
  moves: {
    archive: 'Archive',
    restore: 'Restore',
  },
} as const;
