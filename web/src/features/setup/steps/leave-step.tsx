import type { SetupProposals } from '@cadre/contract/calls/setup-proposals';
import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { NumberInput } from '../../../ui/inputs/number-input.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { LawNote } from '../law-note.tsx';
import { StepFoot } from '../step-foot.tsx';
import { useApply } from '../use-apply.ts';
import { useProposals } from '../use-proposals.ts';
import { StepFirst } from './step-first.tsx';
import type { StepProps } from './step-props.ts';

/** Kinds of leave, with the legal minimum in the company's country. */
export function LeaveStep(props: StepProps) {
  const { proposals, isMissing } = useProposals();
  if (proposals) return <Categories {...props} categories={proposals.categories} />;
  return (
    <Stack>
      {isMissing && <StepFirst step="branches" />}
      <StepFoot {...props} />
    </Stack>
  );
}

function Categories({ categories, ...props }: StepProps & { categories: SetupProposals['categories'] }) {
  const t = useTexts();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [days, setDays] = useState<Record<string, unknown>>({});
  const { send, refused, refuse, isBusy } = useApply('leave', props.onDone);
  const apply = () => {
    const chosen = categories.filter(({ code }) => !left.has(code));
    if (chosen.length === 0) return refuse([t('setup.nothing_chosen')]);
    const records = chosen.map((category) => ({
      model: 'leave-categories',
      values: { ...category, annual_amount: days[category.code] ?? category.annual_amount, visible_to_team: category.code === 'ANNUAL' },
      label: category.name,
    }));
    return void send(records);
  };
  const toggle = (code: string, isIn: boolean) => setLeft(new Set(isIn ? [...left].filter((one) => one !== code) : [...left, code]));
  return (
    <Stack>
      <LawNote />
      <Rows hasLines wraps>
        {categories.map(({ code, name, balance_mode, annual_amount }) => (
          <RowItem
            key={code}
            start={<Checkbox aria-label={name} isChecked={!left.has(code)} onChange={(isIn) => toggle(code, isIn)} />}
            note={balance_mode === 'unlimited' ? t('setup.unlimited') : t('setup.days_a_year', { name })}
            end={
              balance_mode === 'tracked' && (
                <DaysInput
                  code={code}
                  label={t('setup.days_a_year', { name })}
                  value={days[code] ?? annual_amount}
                  onChange={(value) => setDays({ ...days, [code]: value })}
                />
              )
            }
          >
            {name}
          </RowItem>
        ))}
      </Rows>
      <StepFoot {...props} refused={refused} isBusy={isBusy} onApply={apply} />
    </Stack>
  );
}

type DaysProps = { code: string; label: string; value: unknown; onChange: (value: unknown) => void };

const DaysInput = ({ code, label, value, onChange }: DaysProps) => (
  <NumberInput
    id={`days-${code}`}
    name={code}
    aria-label={label}
    invalid={false}
    describedBy=""
    decimals={1}
    value={value}
    onChange={onChange}
  />
);
