import { lazy, Suspense } from 'react';
import { useTexts } from '../platform/texts.ts';
import type { ComboboxProps } from '../ui/combobox.tsx';
import { TextInput } from '../ui/text-input.tsx';

const Loaded = lazy(async () => ({ default: (await import('../ui/combobox.tsx')).Combobox }));

/** The searchable select comes with the first form, not with the list. */
export function LazyPickInput(props: ComboboxProps) {
  const t = useTexts();
  return (
    <Suspense fallback={<TextInput aria-label={t('common.loading')} aria-busy disabled />}>
      <Loaded {...props} />
    </Suspense>
  );
}
