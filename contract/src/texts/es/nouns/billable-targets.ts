import type { NounWords } from '../../nouns.ts';

export const billableTargets: NounWords<'billable-targets'> = {
  one: 'objetivo de tiempo facturable',
  many: 'objetivos de tiempo facturable',
  the: 'el objetivo de tiempo facturable',
  all: 'Todos los objetivos de tiempo facturable',
  empty: 'Aún no hay objetivos. Sin uno, se toma el 80 % del tiempo.',
  fields: {
    scope: 'Se aplica a',
    share_bp: 'Porcentaje facturable',
  },
  options: {
    scope: {
      company: 'Empresa',
      department: 'Departamento',
      job: 'Puesto',
      employee: 'Empleado',
    },
  },
};
