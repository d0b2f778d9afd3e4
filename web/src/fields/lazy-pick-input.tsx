import { lazy, Suspense } from 'react';
import type { ComboboxProps } from '../ui/combobox.tsx';
import { TextInput } from '../ui/text-input.tsx';

const Loaded = lazy(async () => ({ default: (await import('../ui/combobox.tsx')).Combobox }));

/** The searchable select comes with the first form, not with the list. */
export const LazyPickInput = (props: ComboboxProps) => (
  <Suspense fallback={<TextInput id={props.id} aria-busy disabled />}>
    <Loaded {...props} />
  </Suspense>
);
