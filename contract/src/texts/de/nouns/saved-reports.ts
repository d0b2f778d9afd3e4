import type { NounWords } from '../../nouns.ts';
import { reports } from '../reports.ts';

export const savedReports: NounWords<'saved-reports'> = {
  one: 'Bericht',
  many: 'Berichte',
  empty: 'Noch keine gespeicherten Berichte.',
  fields: {
    report: 'Bericht',
    filters: 'Filter',
    period: 'Zeitraum',
    is_shared: 'Mit allen teilen, die ihn sehen dürfen',
    schedule: 'Per E-Mail senden',
    recipients: 'Empfänger',
    format: 'Format',
  },
  options: {
    report: reports.names,
    period: {
      last_week: 'Letzte Woche',
      last_month: 'Letzter Monat',
      this_month: 'Dieser Monat',
      this_quarter: 'Dieses Quartal',
      this_year: 'Dieses Jahr',
    },
    schedule: {
      weekly: 'Jeden Montag',
      monthly: 'Am Monatsersten',
    },
    format: {
      xlsx: 'Excel',
      csv: 'CSV',
      pdf: 'PDF',
    },
  },
};
