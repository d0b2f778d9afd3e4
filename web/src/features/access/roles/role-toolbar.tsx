import { Search } from 'lucide-react';
import { useLookup } from '../../../fields/use-lookup.ts';
import { useTexts } from '../../../platform/texts.ts';
import { NativeSelect, TextInput } from '../../../ui/text-input.tsx';

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
    <div className="toolbar">
      <search className="search-box">
        <Search size={16} aria-hidden />
        <TextInput
          type="search"
          aria-label={t('roleMatrix.search')}
          placeholder={t('roleMatrix.search')}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </search>
      <label className="role__compare">
        {t('roleMatrix.compare')}
        <NativeSelect value={otherId ?? ''} onChange={(event) => onOther(Number(event.target.value) || undefined)}>
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
        <label className="role__only">
          <input type="checkbox" checked={onlyDifferences} onChange={(event) => onOnlyDifferences(event.target.checked)} />
          {t('roleMatrix.only_differences')}
        </label>
      )}
    </div>
  );
}
