import { Check, Minus } from 'lucide-react';
import { useTexts } from '../platform/texts.ts';
import { CheckList } from '../ui/check-list.tsx';
import { Switch } from '../ui/switch.tsx';
import type { CellProps, FieldKind, FilterProps, InputProps } from './kind.ts';

function BooleanCell({ value }: CellProps) {
  const t = useTexts();
  const Icon = value ? Check : Minus;
  return (
    <span className={`yes-no ${value ? 'yes-no--yes' : ''}`}>
      <Icon size={16} aria-hidden />
      {value ? t('common.yes') : t('common.no')}
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
      state={value === true ? t('common.yes') : t('common.no')}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={onChange}
    />
  );
}

function BooleanFilter({ value, onChange }: FilterProps) {
  const t = useTexts();
  const options = [
    { value: 'true', label: t('common.yes') },
    { value: 'false', label: t('common.no') },
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

function BooleanChosen({ value }: Pick<FilterProps, 'value'>) {
  const t = useTexts();
  return value ? t('common.yes') : t('common.no');
}

export const boolean: FieldKind = {
  Cell: BooleanCell,
  Input: BooleanInput,
  Filter: BooleanFilter,
  Chosen: BooleanChosen,
  hint: 'select',
  width: 84,
};
