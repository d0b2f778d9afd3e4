import { useFormat } from '../../platform/format/format.ts';
import type { Option } from '../../ui/inputs/option.ts';
import { EmptyValue } from '../empty-value.tsx';
import { OptionFilter } from '../filters/option-filter.tsx';
import type { CellProps, FieldKind, FilterProps, InputProps } from '../kind.ts';
import { LazyPickInput } from '../lazy-pick-input.tsx';

/** A kind whose values are one fixed set for all users, for example countries or time zones. */
export function optionKind(useOptions: () => readonly Option[], width: number): FieldKind {
  const useNames = () => {
    const options = useOptions();
    return (value: unknown) => options.find((option) => option.value === value)?.label ?? String(value);
  };
  return {
    Cell: function OptionCell({ value }: CellProps) {
      const nameOf = useNames();
      return value === null || value === undefined ? <EmptyValue /> : nameOf(value);
    },
    Input: function OptionInput({ field, value, ...rest }: InputProps) {
      return (
        <LazyPickInput
          {...rest}
          options={useOptions()}
          value={(value ?? undefined) as string | number | undefined}
          clearable={!field.required}
        />
      );
    },
    Filter: function OptionsFilter(props: FilterProps) {
      return <OptionFilter {...props} options={useOptions()} />;
    },
    Chosen: function OptionsChosen({ value }: Pick<FilterProps, 'value'>) {
      const nameOf = useNames();
      const format = useFormat();
      return Array.isArray(value) ? format.list(value.map(nameOf)) : null;
    },
    hint: 'select',
    width,
  };
}
