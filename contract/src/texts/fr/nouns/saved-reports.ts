import type { NounWords } from '../../nouns.ts';
import { reports } from '../reports.ts';

export const savedReports: NounWords<'saved-reports'> = {
  one: 'rapport',
  many: 'rapports',
  a: 'un rapport',
  the: 'le rapport',
  all: 'Tous les rapports',
  empty: 'Aucun rapport enregistré.',
  fields: {
    report: 'Rapport',
    filters: 'Filtres',
    period: 'Période',
    is_shared: 'Partager avec ceux qui peuvent le voir',
    schedule: 'Envoyer par e-mail',
    recipients: 'Destinataires',
    format: 'Format',
  },
  options: {
    report: reports.names,
    period: {
      last_week: 'Semaine dernière',
      last_month: 'Mois dernier',
      this_month: 'Ce mois-ci',
      this_quarter: 'Ce trimestre',
      this_year: 'Cette année',
    },
    schedule: {
      weekly: 'Chaque lundi',
      monthly: 'Le 1er du mois',
    },
    format: {
      xlsx: 'Excel',
      csv: 'CSV',
      pdf: 'PDF',
    },
  },
};
