import { lazy } from 'react';
import type { FieldKind } from './kind.ts';

/** What may have changed is a field of any resource: their declarations come with the first change that is shown, not with every list. */
const Cell = lazy(async () => ({ default: (await import('./changes-cell.tsx')).ChangesCell }));

export const changes: FieldKind = { Cell, hint: 'enter', width: 280 };
