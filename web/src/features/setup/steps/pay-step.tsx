import type { SetupProposals } from '@cadre/contract/calls/setup-proposals';
import { branches } from '@cadre/contract/resources/branches';
import { compensations } from '@cadre/contract/resources/compensations';
import { employees } from '@cadre/contract/resources/employees';
import { payComponents } from '@cadre/contract/resources/pay-components';
import { useState } from 'react';
import type { Row } from '../../../fields/kind.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { SetupRecord } from '../records/setup-record.ts';
import { SalaryRows } from '../salary-rows.tsx';
import { StepFoot } from '../step-foot.tsx';
import { useAll } from '../use-all.ts';
import { useApply } from '../use-apply.ts';
import { useProposals } from '../use-proposals.ts';
import { StepFirst } from './step-first.tsx';
import type { StepProps } from './step-props.ts';

/** Pay is not for every administrator. */
export function PayStep(props: StepProps) {
  const t = useTexts();
  const { permissions } = useMe();
  if (permissions['compensations.create'] && permissions['pay-components.create']) return <Loaded {...props} />;
  return (
    <Stack>
      <Alert tone="info">{t('setup.no_pay_right')}</Alert>
      <StepFoot {...props} />
    </Stack>
  );
}

function Loaded(props: StepProps) {
  const { proposals, isMissing } = useProposals();
  const [people, paid, known, places] = [useAll(employees), useAll(compensations), useAll(payComponents), useAll(branches)];
  if (proposals && people && paid && known && places) {
    const open = people.filter(({ id }) => !paid.some(({ employee_id }) => employee_id === id));
    const currencies = new Map(places.map(({ id, currency }) => [id, String(currency)]));
    const examples = proposals.components.filter(({ code }) => !known.some((one) => one.code === code));
    return (
      <Pay
        {...props}
        people={open}
        hasPeople={people.length > 0}
        examples={examples}
        currencyOf={({ branch_id }) => currencies.get(Number(branch_id)) ?? proposals.currency}
      />
    );
  }
  return (
    <Stack>
      {isMissing && <StepFirst step="branches" />}
      <StepFoot {...props} />
    </Stack>
  );
}

type PayProps = StepProps & {
  people: Row[];
  hasPeople: boolean;
  examples: SetupProposals['components'];
  currencyOf: (person: Row) => string;
};

function Pay({ people, hasPeople, examples, currencyOf, ...props }: PayProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [amounts, setAmounts] = useState<Record<number, unknown>>({});
  const { send, refused, refuse, isBusy } = useApply('pay', props.onDone);
  const apply = () => {
    const components: SetupRecord[] = examples
      .filter(({ code }) => chosen.includes(code))
      .map((values) => ({ model: 'pay-components', values, label: values.name }));
    const salaries: SetupRecord[] = people
      .filter(({ id }) => (amounts[id] ?? null) !== null)
      .map((person) => ({
        model: 'compensations',
        values: {
          employee_id: person.id,
          effective_from: person.hire_date,
          basis: 'monthly',
          amount: amounts[person.id],
          currency: currencyOf(person),
          reason: 'hire',
        },
        label: String(person.name),
      }));
    const records = [...components, ...salaries];
    if (records.length === 0) return refuse([t('setup.nothing_chosen')]);
    return void send(records);
  };
  return (
    <Stack>
      {examples.length > 0 && (
        <Card level={3} title={t('setup.components_title')} hint={t('setup.components_hint')}>
          <Stack gap={2}>
            {examples.map(({ code, name }) => (
              <Checkbox
                key={code}
                isChecked={chosen.includes(code)}
                onChange={(isIn) => setChosen(isIn ? [...chosen, code] : chosen.filter((one) => one !== code))}
              >
                {name}
              </Checkbox>
            ))}
          </Stack>
        </Card>
      )}
      <Card level={3} isFlush title={t('setup.salaries_title')} hint={t('setup.salaries_hint')}>
        <SalaryRows
          people={people}
          empty={t(hasPeople ? 'setup.salaries_done' : 'setup.people_first')}
          currencyOf={currencyOf}
          amounts={amounts}
          onChange={(id, amount) => setAmounts({ ...amounts, [id]: amount })}
        />
      </Card>
      <StepFoot {...props} refused={refused} isBusy={isBusy} onApply={apply} />
    </Stack>
  );
}
