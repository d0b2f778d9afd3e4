import type { Term } from './blocks.ts';
import type { PaperWords } from './paper-words.ts';

const bases = { annual: 'pay_annual', monthly: 'pay_monthly', daily: 'pay_daily', hourly: 'pay_hourly' } as const;

/** The pay terms, as rows of a table. */
export function payTerms({ has, choice, money, text, number, label, clause }: PaperWords): (Term | false)[] {
  const amount = money('salary', 'currency');
  const basis = choice('salary_basis') as keyof typeof bases;
  return [
    { label: label('salary'), value: Object.hasOwn(bases, basis) ? clause(bases[basis], { amount }) : amount },
    has('payments_per_year') && { label: label('payments_per_year'), value: number('payments_per_year') },
    has('bonus') && { label: label('bonus'), value: text('bonus') },
  ];
}
