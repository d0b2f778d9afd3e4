import type { NounWords } from '../../nouns.ts';

export const jobs: NounWords<'jobs'> = {
  one: 'puesto',
  many: 'puestos',
  the: 'el puesto',
  all: 'Todos los puestos',
  empty: 'Aún no hay puestos. Un puesto es el trabajo para el que se contrata a alguien.',
  fields: { grade: 'Nivel', salary_min: 'Salario mínimo', salary_max: 'Salario máximo', headcount_plan: 'Plantilla prevista' },
};
