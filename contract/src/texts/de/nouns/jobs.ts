export const jobs = {
  one: 'Position',
  many: 'Positionen',
  empty: 'Noch keine Positionen. Auf einer Position wird jemand eingestellt.',
  fields: { grade: 'Karrierestufe', salary_min: 'Mindestgehalt', salary_max: 'Höchstgehalt', headcount_plan: 'Planstellen' },
} as const;
