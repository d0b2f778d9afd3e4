import type { NounWords } from '../../nouns.ts';

export const customFields: NounWords<'custom-fields'> = {
  one: 'Zusatzfeld',
  many: 'Zusatzfelder',
  empty: 'Noch keine Zusatzfelder. Fügen Sie eines hinzu, um festzuhalten, was Ihr Unternehmen zusätzlich braucht.',
  fields: {
    name_i18n: 'Namen in anderen Sprachen',
    model: 'Gehört zu',
    options: 'Auswahlmöglichkeiten',
    required: 'Pflichtfeld',
    tier: 'Wer es sieht',
    help: 'Hilfetext',
    help_i18n: 'Hilfe in anderen Sprachen',
    position: 'Reihenfolge',
    in_table: 'In der Liste',
    filterable: 'Filterbar',
    hidden_at: 'Ausgeblendet',
    is_used: 'In Verwendung',
  },
  options: {
    model: {
      employees: 'Mitarbeiter',
      projects: 'Projekte',
      clients: 'Kunden',
    },
    kind: {
      text: 'Kurzer Text',
      long_text: 'Langer Text',
      integer: 'Ganze Zahl',
      amount: 'Betrag',
      date: 'Datum',
      boolean: 'Ja oder nein',
      choice: 'Auswahl',
      employee: 'Person',
    },
    tier: {
      employment: 'Beschäftigungsdaten',
      personal: 'Persönliche Daten',
      money: 'Budgets und Preise',
      reason: 'Gründe',
      cost: 'Kosten',
    },
    status: {
      active: 'Aktiv',
      hidden: 'Ausgeblendet',
    },
  },
  moves: {
    hide: 'Ausblenden',
    restore: 'Wiederherstellen',
  },
  moveHints: {
    hide: 'Die Werte bleiben 30 Tage erhalten. Stellen Sie das Feld vorher wieder her, sonst werden sie gelöscht.',
  },
};
