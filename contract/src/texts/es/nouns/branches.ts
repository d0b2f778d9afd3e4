import type { NounWords } from '../../nouns.ts';

export const branches: NounWords<'branches'> = {
  one: 'sede',
  many: 'sedes',
  the: 'la sede',
  all: 'Todas las sedes',
  empty: 'Aún no hay sedes. La sede define la zona horaria, la moneda y los festivos de su personal.',
  fields: {
    head_id: 'Responsable de sede',
    address: 'Dirección',
    employer_name: 'Empresa en los contratos',
    employer_registration_no: 'N.º de registro',
    employer_tax_no: 'N.º fiscal',
    representative_name: 'Representada por',
    representative_title: 'Cargo del representante',
    weekly_hours: 'Horas semanales',
    working_days: 'Días laborables',
    payments_per_year: 'Pagas al año',
    leave_days: 'Vacaciones anuales (días)',
    probation_months: 'Periodo de prueba (meses)',
    notice_period: 'Plazo de preaviso',
    notice_unit: 'Unidad del preaviso',
  },
  options: {
    working_days: {
      monday_to_friday: 'De lunes a viernes',
      monday_to_saturday: 'De lunes a sábado',
      sunday_to_thursday: 'De domingo a jueves',
      by_roster: 'Según cuadrante',
    },
    notice_unit: { days: 'Días', weeks: 'Semanas', months: 'Meses' },
  },
};
