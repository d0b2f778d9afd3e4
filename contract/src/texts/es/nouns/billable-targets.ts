export const billableTargets = {
  one: 'objetivo facturable',
  many: 'objetivos facturables',
  the: 'el objetivo facturable',
  all: 'Todos los objetivos facturables',
  empty: 'Aún no hay objetivos. Sin uno, se toma el 80 % del tiempo.',
  fields: {
    scope: 'Se aplica a',
    share_bp: 'Parte facturable',
  },
  options: {
    scope: {
      company: 'Empresa',
      department: 'Departamento',
      job: 'Puesto',
      employee: 'Empleado',
    },
  },
} as const;
