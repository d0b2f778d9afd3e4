import type { NounWords } from '../../nouns.ts';

export const delegations: NounWords<'delegations'> = {
  one: 'Vertretung',
  many: 'Vertretungen',
  empty: 'Keine Vertretungen. Wählen Sie, wer während Ihrer Abwesenheit für Sie entscheidet.',
  fields: {
    automatic: 'Aus Abwesenheit',
    employee_id: 'Abwesend',
    delegate_id: 'Vertretung',
  },
};
