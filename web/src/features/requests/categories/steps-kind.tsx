import { EmptyValue } from '../../../fields/empty-value.tsx';
import type { CellProps, FieldKind, InputProps } from '../../../fields/kind.ts';
import { useAmount } from '../../../fields/use-amount.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { NumberInput } from '../../../ui/inputs/number-input.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ItemsInput } from './items-input.tsx';

type Step = { after_months: unknown; annual_amount: unknown };
const stepsIn = (value: unknown): readonly Step[] => (value as { steps?: Step[] } | null | undefined)?.steps ?? [];

function StepsInput({ value, onChange, ...control }: InputProps) {
  const t = useTexts();
  return (
    <ItemsInput
      {...control}
      items={stepsIn(value)}
      fresh={{ after_months: null, annual_amount: null }}
      add={t('leave.steps_add')}
      onChange={(steps) => onChange({ steps })}
    >
      {(step, set) => (
        <>
          <Field label={t('leave.steps_after')}>
            {(input) => (
              <NumberInput
                {...input}
                name="after_months"
                decimals={0}
                value={step.after_months}
                onChange={(after_months) => set({ after_months })}
              />
            )}
          </Field>
          <Field label={t('leave.steps_amount')}>
            {(input) => (
              <NumberInput
                {...input}
                name="annual_amount"
                decimals={2}
                value={step.annual_amount}
                onChange={(annual_amount) => set({ annual_amount })}
              />
            )}
          </Field>
        </>
      )}
    </ItemsInput>
  );
}

function StepsCell({ value, row }: CellProps) {
  const t = useTexts();
  const amountOf = useAmount();
  const steps = stepsIn(value);
  if (steps.length === 0) return <EmptyValue />;
  return (
    <Stack gap={1}>
      {steps.map(({ after_months, annual_amount }) => (
        <span key={String(after_months)}>
          {t('leave.steps_line', { amount: amountOf(Number(annual_amount), String(row.unit)), months: Number(after_months) })}
        </span>
      ))}
    </Stack>
  );
}

/** More with length of service, step by step. */
export const stepsKind: Partial<FieldKind> = { Input: StepsInput, Cell: StepsCell };
