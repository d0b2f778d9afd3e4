import { currencyDigits } from '@cadre/rules/money';
import type { Row } from '../../fields/kind.ts';
import { useTexts } from '../../platform/texts.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { NumberInput } from '../../ui/inputs/number-input.tsx';
import { RowItem, Rows } from '../../ui/layout/rows.tsx';

type Props = {
  people: readonly Row[];
  empty: string;
  currencyOf: (person: Row) => string;
  amounts: Readonly<Record<number, unknown>>;
  onChange: (id: number, amount: unknown) => void;
};

/** One amount for each employee without pay; employees with an empty amount are left out. */
export function SalaryRows({ people, empty, currencyOf, amounts, onChange }: Props) {
  const t = useTexts();
  if (people.length === 0) return <EmptyState text={empty} />;
  return (
    <Rows hasLines wraps>
      {people.map((person) => {
        const currency = currencyOf(person);
        return (
          <RowItem
            key={person.id}
            note={String(person.work_email ?? '')}
            end={
              <NumberInput
                id={`salary-${person.id}`}
                name={`salary-${person.id}`}
                aria-label={t('setup.salary_of', { name: String(person.name) })}
                invalid={false}
                describedBy=""
                decimals={currencyDigits(currency) ?? 2}
                unit={currency}
                value={amounts[person.id] ?? null}
                onChange={(amount) => onChange(person.id, amount)}
              />
            }
          >
            {String(person.name)}
          </RowItem>
        );
      })}
    </Rows>
  );
}
