import { lazy, Suspense } from 'react';
import type { ComboboxProps } from '../ui/combobox.tsx';

const Loaded = lazy(async () => ({ default: (await import('../ui/combobox.tsx')).Combobox }));

/** The searchable select comes with the first form, not with the list. */
export const LazyPickInput = (props: ComboboxProps) => (
  <Suspense fallback={<span className="control" aria-busy />}>
    <Loaded {...props} />
  </Suspense>
);
