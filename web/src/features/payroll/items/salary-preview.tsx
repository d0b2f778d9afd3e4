import type { Draft } from '../../../fields/kind.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { type Salary, useSalariesOf } from './use-salaries-of.ts';

/** The salary on the day before, and the amount of the change. */
export function SalaryPreview({ draft }: { draft: Draft }) {
  const t = useTexts();
  const format = useFormat();
  const { data } = useSalariesOf(Number(draft.employee_id ?? 0));
  const from = typeof draft.effective_from === 'string' && draft.effective_from ? draft.effective_from : format.today();
  const before = data?.find(({ status, effective_from }) => status === 'approved' && effective_from < from);
  if (!before) return null;
  const difference = differenceTo(before, draft);
  return (
    <Card title={t('payItems.effect')} level={3}>
      <DescriptionList>
        <Description label={t('payItems.so_far')} note={t('payItems.since', { day: before.effective_from })}>
          <span className="digits whole">{format.money(before.amount, before.currency)}</span>
        </Description>
        {difference && (
          <Description
            label={t('payItems.difference')}
            note={t('payItems.a_year', { amount: format.money(difference.amount * 12, before.currency) })}
          >
            <span className="digits whole">
              {difference.amount > 0 ? '+' : ''}
              {format.money(difference.amount, before.currency)} ({format.share(difference.share)})
            </span>
          </Description>
        )}
      </DescriptionList>
    </Card>
  );
}

/** Amounts of different currencies, or of a month and an hour, have no difference. */
function differenceTo(before: Salary, { amount, currency, basis }: Draft): { amount: number; share: number } | undefined {
  const isAlike = (!currency || currency === before.currency) && (basis ?? 'monthly') === before.basis && before.basis === 'monthly';
  if (!isAlike || typeof amount !== 'number' || amount === before.amount) return undefined;
  const more = Math.round((amount - before.amount) * 1000) / 1000;
  return { amount: more, share: Math.round((more / before.amount) * 10_000) };
}
