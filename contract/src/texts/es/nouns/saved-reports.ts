import type { NounWords } from '../../nouns.ts';
import { reports } from '../reports.ts';

export const savedReports: NounWords<'saved-reports'> = {
  one: 'informe',
  many: 'informes',
  the: 'el informe',
  all: 'Todos los informes',
  empty: 'Aún no hay informes guardados.',
  fields: {
    report: 'Informe',
    filters: 'Filtros',
    period: 'Periodo',
    is_shared: 'Compartir con quienes pueden verlo',
    schedule: 'Enviar por correo',
    recipients: 'Destinatarios',
    format: 'Formato',
  },
  options: {
    report: reports.names,
    period: {
      last_week: 'Semana pasada',
      last_month: 'Mes pasado',
      this_month: 'Este mes',
      this_quarter: 'Este trimestre',
      this_year: 'Este año',
    },
    schedule: {
      weekly: 'Cada lunes',
      monthly: 'El día 1 de cada mes',
    },
    format: {
      xlsx: 'Excel',
      csv: 'CSV',
      pdf: 'PDF',
    },
  },
};
