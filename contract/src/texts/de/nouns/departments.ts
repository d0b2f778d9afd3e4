export const departments = {
  one: 'Abteilung',
  many: 'Abteilungen',
  empty: 'Noch keine Abteilungen. Beginnen Sie mit dem Unternehmen selbst.',
  fields: {
    total_count: 'Mit Unterabteilungen',
    parent_id: 'Übergeordnete Abteilung',
    head_id: 'Leitung',
    deputy_id: 'Stellvertretung',
    min_staffing: 'Mindestbesetzung',
  },
} as const;
