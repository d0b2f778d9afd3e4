import type { NounWords } from '../../nouns.ts';
import { itemFields, itemMoves, itemOptions, itemTargets } from '../pay-item-words.ts';

export const deductions: NounWords<'deductions'> = {
  one: 'Abzug',
  many: 'Abzüge',
  empty: 'Keine Abzüge.',
  fields: {
    ...itemFields,
    target: 'Gilt für',
    recurrence: 'Häufigkeit',
    category: 'Kategorie',
    principal: 'Darlehenssumme',
    installments: 'Raten',
    rest_month: 'Rest einbehalten ab',
    remaining: 'Restbetrag',
    max_share_bp: 'Obergrenze (% vom Netto)',
    employer_rate_bp: 'Arbeitgeberanteil',
    protected_amount: 'Geschütztes Netto',
    protected_per_child: 'Geschützt je Kind',
    priority: 'Rangfolge',
  },
  options: {
    ...itemOptions,
    target: itemTargets,
    category: {
      tax: 'Steuer',
      social: 'Sozialversicherung',
      loan: 'Darlehen',
      advance: 'Vorschuss',
      garnishment: 'Pfändung',
      penalty: 'Strafe',
      absence: 'Fehlzeit',
      other: 'Sonstiges',
    },
  },
  moves: itemMoves,
};
