import type { NounWords } from '../../nouns.ts';

export const compensations: NounWords<'compensations'> = {
  one: 'Gehalt',
  many: 'Gehälter',
  gender: 'n',
  kind: 'Gehälter',
  empty: 'Keine Gehälter.',
  fields: {
    effective_from: 'Gültig ab',
    basis: 'Vergütung pro',
    frequency: 'Auszahlung',
    amount: 'Gehalt',
    follows_fte: 'Betrag für Vollzeit, gezahlt nach Beschäftigungsgrad',
    previous_amount: 'Bisheriges Gehalt',
    held_until: 'Bis',
    attempt: 'Wie oft gesendet',
    used_in: 'Abrechnungen',
    entered_by_id: 'Eingetragen von',
  },
  options: {
    frequency: {
      monthly: 'Jeden Monat',
      semimonthly: 'Zweimal im Monat',
      four_weekly: 'Alle vier Wochen',
      fortnightly: 'Alle zwei Wochen',
      weekly: 'Jede Woche',
    },
    basis: {
      monthly: 'Monat',
      hourly: 'Stunde',
      daily: 'Tag',
    },
    reason: {
      hire: 'Einstellung',
      raise: 'Erhöhung',
      promotion: 'Beförderung',
      correction: 'Korrektur',
      contract: 'Neuer Vertrag',
      other: 'Sonstiges',
    },
    status: {
      pending: 'Offen',
      approved: 'Genehmigt',
      rejected: 'Abgelehnt',
      withdrawn: 'Zurückgezogen',
    },
  },
  moves: {
    approve: 'Genehmigen',
  },
};
