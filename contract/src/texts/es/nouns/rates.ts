import type { NounWords } from '../../nouns.ts';

export const rates: NounWords<'rates'> = {
  one: 'tarifa',
  many: 'tarifas',
  the: 'la tarifa',
  all: 'Todas las tarifas',
  empty: 'Aún no hay tarifas. Una tarifa es lo que se factura o cuesta una hora.',
  fields: {
    scope: 'Se aplica a',
    amount: 'Importe por hora',
    valid_to: 'Válida hasta',
    sold_amount: 'Vendido por',
    sold_minutes: 'Tiempo vendido',
  },
  options: {
    kind: {
      bill: 'Tarifa de facturación',
      cost: 'Tarifa de coste',
    },
    scope: {
      company: 'Empresa',
      department: 'Departamento',
      job: 'Puesto',
      employee: 'Empleado',
      client: 'Cliente',
      project: 'Proyecto',
      project_department: 'Departamento en un proyecto',
      project_member: 'Persona en un proyecto',
      project_task: 'Tarea de proyecto',
    },
  },
};
