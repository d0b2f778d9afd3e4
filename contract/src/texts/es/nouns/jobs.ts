export const jobs = {
  one: 'puesto',
  many: 'puestos',
  empty: 'Todavía no hay puestos. Un puesto es aquello para lo que se contrata a alguien.',
  fields: { grade: 'Nivel', salary_min: 'Salario desde', salary_max: 'Salario hasta', headcount_plan: 'Plantilla prevista' },
} as const;
