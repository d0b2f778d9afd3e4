import type { NounWords } from '../../nouns.ts';

export const customFields: NounWords<'custom-fields'> = {
  one: 'campo personalizado',
  many: 'campos personalizados',
  the: 'el campo personalizado',
  all: 'Todos los campos personalizados',
  empty: 'Aún no hay campos personalizados. Añada uno para los datos propios de su empresa.',
  fields: {
    name_i18n: 'Nombres en otros idiomas',
    model: 'Pertenece a',
    options: 'Opciones',
    required: 'Obligatorio',
    tier: 'Quién lo ve',
    help: 'Texto de ayuda',
    help_i18n: 'Ayuda en otros idiomas',
    position: 'Orden',
    in_table: 'En la lista',
    filterable: 'Se puede filtrar',
    hidden_at: 'Oculto desde',
    is_used: 'En uso',
  },
  options: {
    model: {
      employees: 'Empleados',
      projects: 'Proyectos',
      clients: 'Clientes',
    },
    kind: {
      text: 'Texto corto',
      long_text: 'Texto largo',
      integer: 'Número entero',
      amount: 'Importe',
      date: 'Fecha',
      boolean: 'Sí o no',
      choice: 'Selección',
      employee: 'Persona',
    },
    tier: {
      employment: 'Datos laborales',
      personal: 'Datos personales',
      money: 'Presupuestos y precios',
      reason: 'Motivos',
      cost: 'Costes',
    },
    status: {
      active: 'Activo',
      hidden: 'Oculto',
    },
  },
  moves: {
    hide: 'Ocultar',
    restore: 'Restaurar',
  },
  moveHints: {
    hide: 'Los valores se conservan 30 días. Restaure el campo antes o se eliminarán.',
  },
};
