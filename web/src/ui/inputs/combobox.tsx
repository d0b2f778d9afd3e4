import { Combobox as Kit } from '@base-ui/react/combobox';
import { ChevronDown, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { ComboboxChips } from './combobox-chips.tsx';
import { ComboboxList } from './combobox-list.tsx';
import type { Option } from './option.ts';
import './text-input.css';
import '../overlays/popup.css';
import './combobox.css';
import { useChosen } from './use-chosen.ts';
import { useLabelOf } from './use-label-of.ts';
import { useShownOptions } from './use-shown-options.ts';

type Value = Option['value'];
export type ComboboxProps = {
  id: string;
  invalid: boolean;
  describedBy: string;
  value: Value | Value[] | undefined;
  onChange: (value: Value | Value[] | null) => void;
  options: readonly Option[];
  multiple?: boolean;
  clearable?: boolean;
  loading?: boolean;
  /** Given: the server searches, and the options are its answer. Absent: all options are here. */
  onSearch?: (typed: string) => void;
};

/** A choice from a list that narrows while one types; of several, each is a chip. */
export function Combobox({
  id,
  invalid,
  describedBy,
  value,
  onChange,
  options,
  multiple = false,
  clearable = true,
  loading = false,
  onSearch,
}: ComboboxProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isOpen = useRef(false);
  const labelledBy = useLabelOf(input);
  const chosen = useChosen(value, options);
  const shown = useShownOptions(options, chosen);
  const [typed, setTyped] = useState<string>();
  const highlighted = useRef<Option>(undefined);
  // While the server is still searching, Enter takes an option only if it contains the typed words.
  const isOutdated = () =>
    onSearch !== undefined && loading && typed !== undefined && highlighted.current !== undefined && !matches(highlighted.current, typed);
  const search = (text: string | undefined) => {
    setTyped(text);
    onSearch?.(text ?? '');
  };
  const field = (
    <Kit.Input
      ref={input}
      id={id}
      className="fills ui-combobox__input"
      aria-invalid={invalid}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy || undefined}
      onClick={({ currentTarget }) => typed === undefined && currentTarget.select()}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !isOutdated()) return;
        event.preventDefault();
        event.preventBaseUIHandler();
      }}
      onBlur={() => !isOpen.current && typed !== undefined && search(undefined)}
    />
  );
  return (
    <Kit.Root<Option, boolean>
      items={options}
      multiple={multiple}
      value={multiple ? chosen : (chosen[0] ?? null)}
      inputValue={typed ?? (multiple ? '' : (chosen[0]?.label ?? ''))}
      isItemEqualToValue={(one, other) => one.value === other.value}
      filter={onSearch ? null : matches}
      limit={shown.limit}
      autoHighlight
      onItemHighlighted={(option) => {
        highlighted.current = option;
      }}
      onOpenChange={(next) => {
        isOpen.current = next;
        if (!next) search(undefined);
      }}
      onInputValueChange={(text, details) => {
        if (details.reason === 'escape-key') return keepChoice(details);
        search(details.reason === 'input-change' ? text : undefined);
      }}
      onValueChange={(next, details) => {
        if (details.reason === 'escape-key') return keepChoice(details);
        if (Array.isArray(next)) return onChange(next.map((option) => option.value));
        if (next === null && !clearable) return details.cancel();
        onChange(next?.value ?? null);
      }}
    >
      <Kit.InputGroup ref={box} className="ui-combobox ui-input">
        {multiple ? <ComboboxChips chosen={chosen}>{field}</ComboboxChips> : field}
        {clearable && (
          <Kit.Clear className="quiet rigid flex rounded-small middle ui-combobox__button" aria-label={t('common.clear')}>
            <X size={14} aria-hidden />
          </Kit.Clear>
        )}
        <Kit.Trigger className="quiet rigid flex rounded-small middle ui-combobox__button" aria-hidden>
          {loading ? <Spinner /> : <ChevronDown size={16} aria-hidden />}
        </Kit.Trigger>
      </Kit.InputGroup>
      <ComboboxList anchor={box} labelledBy={labelledBy} note={loading ? t('common.loading') : t('common.none')} onEnd={shown.showMore} />
    </Kit.Root>
  );
}

/** Escape on a closed list would delete the choice; it belongs to the layer below. */
function keepChoice(details: { cancel: () => void; allowPropagation: () => void }): void {
  details.cancel();
  details.allowPropagation();
}

const matches = (option: Option, typed: string): boolean =>
  `${option.label} ${option.value}`.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());
