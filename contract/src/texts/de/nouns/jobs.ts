export const jobs = {
  one: 'Position',
  many: 'Positionen',
  empty: 'Noch keine Positionen. Für eine Position wird jemand eingestellt.',
  fields: { grade: 'Karrierestufe', salary_min: 'Gehalt von', salary_max: 'Gehalt bis', headcount_plan: 'Planstellen' },
} as const;
