import { useTexts } from '../../platform/texts.ts';
import { TextInput } from '../../ui/inputs/text-input.tsx';

/** Narrows the options of a filter below it. */
export function FilterSearch({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const t = useTexts();
  return (
    <TextInput
      type="search"
      aria-label={t('common.search')}
      placeholder={t('common.search')}
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
