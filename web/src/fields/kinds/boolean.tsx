import { Check, Minus } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import { CheckList } from '../../ui/inputs/check-list.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import type { CellProps, FieldKind, FilterProps, InputProps } from '../kind.ts';

type Word = (t: ReturnType<typeof useTexts>, is: boolean) => string;

const yesNo: Word = (t, is) => (is ? t('common.yes') : t('common.no'));

function BooleanCell({ value }: CellProps) {
  const t = useTexts();
  const Icon = value ? Check : Minus;
  return (
    <span className="line line--inline quiet gap-1-5 yes-no">
      <Icon size={16} className={value ? 'toned tone--green' : 'muted'} aria-hidden />
      {yesNo(t, Boolean(value))}
    </span>
  );
}

function BooleanInput({ id, name, value, invalid, describedBy, onChange }: InputProps) {
  const t = useTexts();
  return (
    <Switch
      id={id}
      name={name}
      isOn={value === true}
      state={yesNo(t, value === true)}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={onChange}
    />
  );
}

/** The filter and the chip of a field with two values. */
export function eitherOr(word: Word): Pick<FieldKind, 'Filter' | 'Chosen'> {
  function Filter({ value, onChange }: FilterProps) {
    const t = useTexts();
    const options = [
      { value: 'true', label: word(t, true) },
      { value: 'false', label: word(t, false) },
    ];
    return (
      <CheckList
        single
        options={options}
        chosen={value === undefined ? [] : [String(value)]}
        onChange={([last]) => onChange(last === undefined ? undefined : last === 'true')}
      />
    );
  }
  function Chosen({ value }: Pick<FilterProps, 'value'>) {
    return word(useTexts(), Boolean(value));
  }
  return { Filter, Chosen };
}

export const boolean: FieldKind = {
  Cell: BooleanCell,
  Input: BooleanInput,
  ...eitherOr(yesNo),
  hint: 'select',
  width: 84,
};
