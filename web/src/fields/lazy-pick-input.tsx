import { lazy, Suspense } from 'react';
import type { PickProps } from './pick-input.tsx';

const Loaded = lazy(async () => ({ default: (await import('./pick-input.tsx')).PickInput }));

/** The searchable select comes with the first form, not with the list. */
export const LazyPickInput = (props: PickProps) => (
  <Suspense fallback={<span className="control" aria-busy />}>
    <Loaded {...props} />
  </Suspense>
);
