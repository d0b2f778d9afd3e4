import type { NounWords } from '../../nouns.ts';

export const billableTargets: NounWords<'billable-targets'> = {
  one: 'Auslastungsziel',
  many: 'Auslastungsziele',
  empty: 'Noch keine Ziele. Ohne Ziel gelten 80 % der Zeit.',
  fields: {
    scope: 'Gilt für',
    share_bp: 'Abrechenbarer Anteil',
  },
  options: {
    scope: {
      company: 'Unternehmen',
      department: 'Abteilung',
      job: 'Position',
      employee: 'Mitarbeiter',
    },
  },
};
