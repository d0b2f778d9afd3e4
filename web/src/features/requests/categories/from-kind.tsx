import { categoryVersions } from '@cadre/contract/calls/leave-categories';
import type { FieldKind, InputProps } from '../../../fields/kind.ts';
import { useCall } from '../../../platform/call-api.ts';
import { DateInput } from '../../../ui/dates/date-input.tsx';

/** Shows the day from which an edit applies, until another one is chosen. */
function FromInput({ value, row, onChange, id, invalid, describedBy }: InputProps) {
  const { data } = useCall(categoryVersions, { id: Number(row?.id) }, { enabled: row !== undefined, meta: { quiet: true } });
  const shown = value === undefined || value === row?.from ? data?.default_from : value;
  return (
    <DateInput {...{ id, invalid, describedBy }} name="from" value={String(shown ?? '')} onChange={(next) => onChange(next ?? null)} />
  );
}

export const fromKind: Partial<FieldKind> = { Input: FromInput };
