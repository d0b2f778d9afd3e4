import type { NounWords } from '../../nouns.ts';

export const employmentPeriods: NounWords<'employment-periods'> = {
  one: 'Beschäftigungszeit',
  many: 'Beschäftigungszeiten',
  empty: 'Keine Beschäftigungszeiten',
  fields: { hired_on: 'Eintrittsdatum', left_on: 'Austrittsdatum' },
  options: {
    reason: {
      resignation: 'Eigene Kündigung',
      dismissal: 'Kündigung durch den Arbeitgeber',
      redundancy: 'Betriebsbedingte Kündigung',
      end_of_contract: 'Vertragsende',
      retirement: 'Ruhestand',
      death: 'Tod',
      other: 'Sonstiges',
    },
  },
};
