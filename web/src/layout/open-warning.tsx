import { lazy, Suspense } from 'react';
import { useOpenWarning } from '../platform/warnings.ts';

const WarningDialog = lazy(async () => ({ default: (await import('./warning-dialog.tsx')).WarningDialog }));

/** Loads the dialog with the first warning, since most visits meet none. */
export function OpenWarning() {
  const warning = useOpenWarning();
  return (
    warning && (
      <Suspense>
        <WarningDialog warning={warning} />
      </Suspense>
    )
  );
}
