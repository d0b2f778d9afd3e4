import Select from 'antd/es/select';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../platform/texts.ts';
import type { Option } from './check-list.tsx';
import type { InputProps } from './kind.ts';

export type PickProps = Pick<InputProps, 'id' | 'invalid' | 'describedBy'> & {
  value: string | number | (string | number)[] | undefined;
  onChange: (value: string | number | (string | number)[] | null) => void;
  options: readonly Option[];
  multiple?: boolean;
  clearable?: boolean;
  loading?: boolean;
  /** Given: the server searches, and the options are its answer. Absent: all options are here. */
  onSearch?: (typed: string) => void;
};

export function PickInput({
  id,
  invalid,
  describedBy,
  value,
  onChange,
  options,
  multiple,
  clearable = true,
  loading = false,
  onSearch,
}: PickProps) {
  const t = useTexts();
  return (
    <span className="field-pick-keys" onKeyDownCapture={leaveWithTab}>
      <Select
        id={id}
        className="field-pick"
        value={value ?? (multiple ? [] : undefined)}
        options={options as Option[]}
        allowClear={clearable}
        loading={loading}
        notFoundContent={loading ? t('common.loading') : t('common.none')}
        showSearch={onSearch ? { filterOption: false, onSearch } : { filterOption: matches }}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        {...(invalid && { status: 'error' as const })}
        {...(multiple && { mode: 'multiple' as const })}
        onChange={(next) => onChange(next ?? null)}
      />
    </span>
  );
}

/** Tab goes on and chooses nothing: the list would take it for Enter, and among several take back what was just chosen. */
const leaveWithTab = (event: KeyboardEvent): void => {
  if (event.key === 'Tab') event.stopPropagation();
};

const matches = (typed: string, option: Option | undefined): boolean =>
  `${option?.label} ${option?.value}`.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());
