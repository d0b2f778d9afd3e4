import { employees } from '@cadre/contract/resources/employees';
import { useEffect, useId, useRef, useState } from 'react';
import { LazyPickInput } from '../../../fields/lazy-pick-input.tsx';
import { useLookup } from '../../../fields/use-lookup.ts';
import { useTexts } from '../../../platform/texts.ts';
import './pick-person.css';
import type { Person } from './sure-choices.ts';

/** Any employee; the server searches. */
export function PickPerson({ pin, onPick }: { pin: string; onPick: (person: Person | undefined) => void }) {
  const t = useTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { options, loading } = useLookup(employees.name, typed);
  // The input is fetched when it is first wanted, so it may appear after this does.
  const isFocused = useRef(false);
  useEffect(() => {
    if (isFocused.current) return;
    document.getElementById(id)?.focus();
    isFocused.current = document.activeElement?.id === id;
  });
  const pick = (value: unknown) => {
    const found = options.find((option) => option.value === value);
    if (found) onPick({ id: Number(found.value), name: found.label });
  };
  return (
    <span className="fits pick-person">
      <label htmlFor={id} className="visually-hidden">
        {t('devices.numbers.person', { pin })}
      </label>
      <LazyPickInput
        id={id}
        invalid={false}
        describedBy=""
        value={undefined}
        options={options}
        loading={loading}
        onSearch={setTyped}
        onChange={pick}
      />
    </span>
  );
}
