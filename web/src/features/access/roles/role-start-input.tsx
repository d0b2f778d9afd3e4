import { roles } from '@cadre/contract/resources/roles';
import { useEffect, useRef, useState } from 'react';
import { useRecord } from '../../../crud/use-record.ts';
import type { InputProps } from '../../../fields/kind.ts';
import { useLookup } from '../../../fields/use-lookup.ts';
import { useTexts } from '../../../platform/texts.ts';
import { NativeSelect } from '../../../ui/text-input.tsx';

/** The rights a new role begins with: none, or those of another role. */
export function RoleStartInput({ id, describedBy, invalid, onChange }: InputProps) {
  const t = useTexts();
  const { options } = useLookup('roles', '');
  const [chosen, setChosen] = useState<number>();
  const { data } = useRecord(roles, chosen);
  const latest = useRef(onChange);
  latest.current = onChange;

  // While the other role is being fetched the rights are missing, so that nothing half-chosen can be saved.
  useEffect(() => latest.current(chosen === undefined ? [] : (data?.permissions ?? null)), [chosen, data]);
  return (
    <NativeSelect
      id={id}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      value={chosen ?? ''}
      onChange={(event) => setChosen(Number(event.target.value) || undefined)}
    >
      <option value="">{t('roleMatrix.start_empty')}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
