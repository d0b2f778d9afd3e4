export const jobs = {
  one: 'puesto',
  many: 'puestos',
  empty: 'Todavía no hay puestos. Un puesto es aquello para lo que se contrata a alguien.',
  fields: { grade: 'Nivel', salary_min: 'Salario mínimo', salary_max: 'Salario máximo', headcount_plan: 'Plantilla prevista' },
} as const;
