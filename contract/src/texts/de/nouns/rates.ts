import type { NounWords } from '../../nouns.ts';

export const rates: NounWords<'rates'> = {
  one: 'Stundensatz',
  many: 'Stundensätze',
  empty: 'Noch keine Stundensätze. Ein Satz sagt, was eine Stunde einbringt oder kostet.',
  fields: {
    scope: 'Gilt für',
    amount: 'Betrag pro Stunde',
    valid_to: 'Gültig bis',
    sold_amount: 'Verkauft für',
    sold_minutes: 'Verkaufte Zeit',
  },
  options: {
    kind: {
      bill: 'Verrechnungssatz',
      cost: 'Kostensatz',
    },
    scope: {
      company: 'Unternehmen',
      department: 'Abteilung',
      job: 'Position',
      employee: 'Mitarbeiter',
      client: 'Kunde',
      project: 'Projekt',
      project_department: 'Abteilung im Projekt',
      project_member: 'Person im Projekt',
      project_task: 'Projektaufgabe',
    },
  },
};
