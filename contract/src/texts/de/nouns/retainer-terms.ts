import type { NounWords } from '../../nouns.ts';

export const retainerTerms: NounWords<'retainer-terms'> = {
  one: 'Kontingentvereinbarung',
  many: 'Kontingentvereinbarungen',
  empty: 'Noch keine Vereinbarung. Legen Sie fest, was jeder Monat enthält und kostet.',
  fields: {
    project_id: 'Projekt',
    manager_id: 'Projektleitung',
    from_month: 'Ab Monat',
    included_minutes: 'Enthalten pro Monat',
    fee: 'Pauschale pro Monat',
    overage_rate: 'Stundensatz für Mehraufwand',
    carry_months: 'Monate Übertrag',
    carry_limit: 'Höchstens übertragen',
  },
};
