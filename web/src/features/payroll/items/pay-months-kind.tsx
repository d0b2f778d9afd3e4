import { EmptyValue } from '../../../fields/empty-value.tsx';
import type { CellProps, FieldKind, InputProps } from '../../../fields/kind.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { CheckList } from '../../../ui/inputs/check-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

const months = Array.from({ length: 12 }, (_, at) => at + 1);
const monthsIn = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);

/** Any year: months are named without one. */
function useMonthNames(): (month: number) => string {
  const { monthName } = useDayWords();
  return (month) => monthName(`2000-${String(month).padStart(2, '0')}`);
}

function MonthsInput({ id, describedBy, value, onChange }: InputProps) {
  const nameOf = useMonthNames();
  const inOrder = (chosen: readonly unknown[]) => onChange(months.filter((month) => chosen.includes(month)));
  return (
    <Stack gap={2} id={id} tabIndex={-1} aria-describedby={describedBy}>
      <CheckList
        isShort
        options={months.map((month) => ({ value: month, label: nameOf(month) }))}
        chosen={monthsIn(value)}
        onChange={inOrder}
      />
    </Stack>
  );
}

function MonthsCell({ value }: CellProps) {
  const nameOf = useMonthNames();
  const chosen = monthsIn(value);
  return chosen.length === 0 ? <EmptyValue /> : chosen.map(nameOf).join(', ');
}

export const payMonthsKind: Partial<FieldKind> = { Input: MonthsInput, Cell: MonthsCell };
