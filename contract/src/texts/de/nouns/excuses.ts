import type { NounWords } from '../../nouns.ts';

export const excuses: NounWords<'excuses'> = {
  one: 'Kurzabwesenheit',
  many: 'Kurzabwesenheiten',
  gender: 'f',
  kind: 'Kurzabwesenheiten',
  empty: 'Keine Kurzabwesenheiten in diesem Zeitraum.',
  fields: {
    summary: 'Zusammenfassung',
    missing_action: 'Was fehlt',
    proposed_in: 'Kommen',
    proposed_out: 'Gehen',
    minutes: 'Dauer',
    month_quota: 'Monatskontingent',
    unpaid_minutes: 'Unbezahlt',
    deducted_minutes: 'Vom Urlaub abgezogen',
    cancel_reason: 'Grund der Stornierung',
    attempt: 'Wie oft gesendet',
    as_draft: 'Als Entwurf speichern',
    attachments: 'Dateien',
  },
  options: {
    type: {
      late_arrival: 'Späterer Beginn',
      early_departure: 'Früheres Ende',
      mid_day: 'Abwesenheit während des Tages',
      missing_punch: 'Fehlende Stempelung',
      remote_work: 'Mobile Arbeit',
    },
    missing_action: {
      in: 'Kommen',
      out: 'Gehen',
      both: 'Kommen und Gehen',
    },
    status: {
      draft: 'Entwurf',
      pending: 'Offen',
      approved: 'Genehmigt',
      rejected: 'Abgelehnt',
      cancelled: 'Storniert',
    },
  },
  moves: {
    submit: 'Antrag senden',
    approve: 'Genehmigen',
    cancel: 'Kurzabwesenheit stornieren',
    give_back: 'Stornieren',
  },
  moveHints: {
    reject: 'Die Person sieht Ihre Begründung und kann den Antrag erneut senden.',
    cancel: 'Der Tag wird wieder ohne sie berechnet.',
  },
};
