import { useLookup } from '../../../fields/use-lookup.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { SearchInput } from '../../../ui/inputs/search-input.tsx';
import { NativeSelect } from '../../../ui/inputs/text-input.tsx';

type Props = {
  roleId: number;
  typed: string;
  onType: (typed: string) => void;
  otherId: number | undefined;
  onOther: (id: number | undefined) => void;
  onlyDifferences: boolean;
  onOnlyDifferences: (only: boolean) => void;
};

export function RoleToolbar({ roleId, typed, onType, otherId, onOther, onlyDifferences, onOnlyDifferences }: Props) {
  const t = useTexts();
  const { options } = useLookup('roles', '');
  return (
    <div className="line wraps toolbar not-printed">
      <SearchInput label={t('roleMatrix.search')} value={typed} onText={onType} />
      <label className="line line--inline quiet whole fits role__compare">
        {t('roleMatrix.compare')}
        <NativeSelect isFit value={otherId ?? ''} onChange={(event) => onOther(Number(event.target.value) || undefined)}>
          <option value="">{t('roleMatrix.no_comparison')}</option>
          {options
            .filter(({ value }) => value !== roleId)
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </NativeSelect>
      </label>
      {otherId !== undefined && (
        <Checkbox isChecked={onlyDifferences} onChange={onOnlyDifferences}>
          {t('roleMatrix.only_differences')}
        </Checkbox>
      )}
    </div>
  );
}
