import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { PersonName } from '../../../ui/people/person-name.tsx';
import './person-finder.css';
import { type Found, usePeople } from './use-people.ts';

type Props = {
  label: string;
  /** For pages that contain only this search, also after returning to it. */
  takesFocus?: boolean;
  onPick: (person: Found) => void;
};

/** Finds by name or number; arrow keys choose a result, Enter picks it. An exact number is picked directly, because it may come from a scanner. */
export function PersonFinder({ label, takesFocus = false, onPick }: Props) {
  const t = useTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { data, isFetching } = usePeople(typed);
  const found = typed.trim() === '' ? [] : (data ?? []);
  const chosen = found[Math.min(active, found.length - 1)];

  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      return setActive((active + step + found.length) % found.length);
    }
    if (event.key !== 'Enter' || isFetching) return;
    const person = found.find(({ employee_no }) => employee_no === typed.trim()) ?? chosen;
    if (person) onPick(person);
  };
  return (
    <div className="stacked gap-1-5 person-finder">
      <label className="medium" htmlFor={id}>
        {label}
      </label>
      <span className="relative block person-finder__input">
        <Search size={18} aria-hidden />
        <TextInput
          ref={input}
          id={id}
          role="combobox"
          autoComplete="off"
          maxLength={100}
          placeholder={t('attendance.find_placeholder')}
          aria-expanded={found.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
          aria-describedby={`${id}hint`}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
        />
      </span>
      <p id={`${id}hint`} className="visually-hidden">
        {t('attendance.find_hint')}
      </p>
      <div
        id={`${id}list`}
        role="listbox"
        className="rounded person-finder__found"
        aria-label={t('attendance.find_person')}
        hidden={found.length === 0}
      >
        {found.map((person) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the input takes the active option
          <div
            key={person.id}
            id={`${id}-${person.id}`}
            className="pressable rounded-small hoverable"
            role="option"
            aria-selected={person === chosen}
            onClick={() => onPick(person)}
          >
            <PersonName name={person.name} pic={person.pic} note={[person.employee_no, person.department].filter(Boolean).join(' · ')} />
          </div>
        ))}
      </div>
      <p role="status" className="quiet">
        {data && typed.trim() !== '' && found.length === 0 && !isFetching && t('attendance.nobody_found')}
      </p>
    </div>
  );
}
