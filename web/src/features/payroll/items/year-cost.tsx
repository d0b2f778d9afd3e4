import { type PaySimulation, simulatePay } from '@cadre/contract/calls/pay-simulations';
import { keepPreviousData } from '@tanstack/react-query';
import { useDebounced } from '../../../fields/use-debounced.ts';
import { type ParamsFor, useCall } from '../../../platform/call-api.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { Amount } from '../amounts/amount.tsx';
import { useAmountText } from '../amounts/use-amount-text.ts';
import { usePayWords } from '../payslip/use-pay-words.ts';

type Params = ParamsFor<typeof simulatePay>;

/**
 * The cost of a draft change until the end of the year, month by month. Nothing is stored before saving; a change of currency has no
 * difference.
 */
export function YearCost({ params, currency }: { params: Params | undefined; currency?: unknown }) {
  const t = useTexts();
  const mayTry = useMe().permissions['salaries.calculate'] !== undefined;
  const requested = useDebounced(params === undefined ? '' : JSON.stringify(params));
  const { data, error } = useCall(simulatePay, JSON.parse(requested || '{}') as Params, {
    enabled: mayTry && requested !== '',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
    retry: false,
  });
  const isOther = Boolean(currency && data?.currency && currency !== data.currency);
  if (!mayTry || params === undefined || isOther) return null;
  return (
    <Card title={t('pay.simulation.title')} level={3}>
      <div aria-live="polite">{error ? <p className="muted">{error.message}</p> : data && <Outcome {...data} />}</div>
    </Card>
  );
}

function Outcome({ currency, months, difference }: PaySimulation) {
  const t = useTexts();
  const { month: monthOf } = useDayWords();
  const written = useAmountText(currency ?? 'EUR');
  const { problem: problemOf } = usePayWords(currency ?? 'EUR');
  const [first, last] = [months[0]?.month, months.at(-1)?.month];
  const problem = months.find((one) => one.problem)?.problem;
  if (currency === null || !first || !last)
    return <p className="muted">{problem ? problemOf({ code: problem.problem, args: problem.args }) : null}</p>;
  return (
    <Stack gap={3}>
      <p>
        {t('pay.simulation.costs', { amount: written(difference.employer_cost, true), from: monthOf(first), to: monthOf(last) })}{' '}
        {t('pay.simulation.gets', { amount: written(difference.net, true) })}
      </p>
      {problem && <p className="muted">{problemOf({ code: problem.problem, args: problem.args })}</p>}
      <Months currency={currency} months={months} />
    </Stack>
  );
}

type Month = PaySimulation['months'][number];

function Months({ currency, months }: { currency: string; months: readonly Month[] }) {
  const t = useTexts();
  const { month: monthOf } = useDayWords();
  const amounts = (name: 'net' | 'employer_cost') => ({
    name,
    head: t(`pay.simulation.${name}`),
    isNumber: true,
    cell: ({ before, after }: Month) =>
      after && (
        <>
          <Amount value={after[name]} currency={currency} />
          {before && before[name] !== after[name] && (
            <>
              {' '}
              (<Amount value={Math.round((after[name] - before[name]) * 1000) / 1000} currency={currency} isDifference />)
            </>
          )}
        </>
      ),
  });
  return (
    <Table<Month>
      label={t('pay.simulation.title')}
      columns={[
        { name: 'month', head: t('pay.simulation.month'), isHeading: true, cell: ({ month }) => monthOf(month) },
        amounts('net'),
        amounts('employer_cost'),
      ]}
      rows={months}
      keyOf={({ month }) => month}
    />
  );
}
