import type { NounWords } from '../../nouns.ts';

export const changeRequests: NounWords<'change-requests'> = {
  one: 'Änderungsantrag',
  many: 'Änderungsanträge',
  gender: 'm',
  kind: 'Profiländerungen',
  empty: 'Keine Änderungsanträge',
  fields: { decided_by_id: 'Entschieden von', summary: 'Zusammenfassung' },
  options: {
    model: { employees: 'Persönliche Daten', 'bank-accounts': 'Bankverbindung', dependents: 'Angehörige' },
    status: { pending: 'Offen', approved: 'Genehmigt', rejected: 'Abgelehnt', withdrawn: 'Zurückgezogen' },
  },
  moves: { approve: 'Genehmigen' },
  moveHints: {
    approve: 'Der Datensatz ändert sich sofort.',
    reject: 'Die Person sieht Ihre Anmerkung und kann einen neuen Antrag stellen.',
    withdraw: 'Darüber wird nicht mehr entschieden. Sie können jederzeit einen neuen Antrag stellen.',
  },
};
