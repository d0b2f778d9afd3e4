export const customFields = {
  one: 'custom field',
  many: 'custom fields',
  empty: 'No custom fields yet. Add one for information that’s specific to your company.',
  fields: {
    name_i18n: 'Names in other languages',
    model: 'Belongs to',
    options: 'Choices',
    required: 'Required',
    tier: 'Visibility',
    help: 'Help text',
    help_i18n: 'Help in other languages',
    position: 'Order',
    in_table: 'Shown in the list',
    filterable: 'Can be filtered',
    hidden_at: 'Hidden',
    is_used: 'In use',
  },
  options: {
    model: {
      employees: 'Employees',
      projects: 'Projects',
      clients: 'Clients',
    },
    kind: {
      text: 'Short text',
      long_text: 'Long text',
      integer: 'Whole number',
      amount: 'Amount',
      date: 'Date',
      boolean: 'Yes or no',
      choice: 'Choice',
      employee: 'Person',
    },
    tier: {
      employment: 'Employment data',
      personal: 'Personal data',
      money: 'Budgets and prices',
      reason: 'Reasons',
      cost: 'Costs',
    },
    status: {
      active: 'Active',
      hidden: 'Hidden',
    },
  },
  moves: {
    hide: 'Hide',
    restore: 'Restore',
  },
  moveHints: {
    hide: 'Records keep their values for 30 days. Restore the field before then, or the values are deleted.',
  },
} as const;
