import { EmptyValue } from '../../../fields/empty-value.tsx';
import type { CellProps, FieldKind, InputProps } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { DateInput } from '../../../ui/dates/date-input.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ItemsInput } from './items-input.tsx';

type Span = { from_date: string | null; to_date: string | null; note?: string | null };
const spansIn = (value: unknown): readonly Span[] => (value as { spans?: Span[] } | null | undefined)?.spans ?? [];

function ClosedInput({ value, onChange, ...control }: InputProps) {
  const t = useTexts();
  return (
    <ItemsInput
      {...control}
      items={spansIn(value)}
      fresh={{ from_date: null, to_date: null }}
      add={t('leave.closed_add')}
      onChange={(spans) => onChange({ spans })}
    >
      {(span, set) => (
        <>
          <Field label={t('lists.from')}>
            {(input) => <DateInput {...input} name="from_date" value={span.from_date ?? ''} onChange={(from_date) => set({ from_date })} />}
          </Field>
          <Field label={t('lists.to')}>
            {(input) => <DateInput {...input} name="to_date" value={span.to_date ?? ''} onChange={(to_date) => set({ to_date })} />}
          </Field>
          <Field label={t('leave.closed_note')}>
            {({ id }) => (
              <TextInput
                id={id}
                name="note"
                maxLength={120}
                value={span.note ?? ''}
                onChange={(event) => set({ note: event.target.value || null })}
              />
            )}
          </Field>
        </>
      )}
    </ItemsInput>
  );
}

function ClosedCell({ value }: CellProps) {
  const spans = spansIn(value);
  if (spans.length === 0) return <EmptyValue />;
  return (
    <Stack gap={1}>
      {spans.map(({ from_date, to_date, note }) => (
        <span key={`${from_date}-${to_date}`}>
          {from_date} – {to_date}
          {note && ` · ${note}`}
        </span>
      ))}
    </Stack>
  );
}

/** Periods in which the leave cannot be taken. */
export const closedKind: Partial<FieldKind> = { Input: ClosedInput, Cell: ClosedCell };
