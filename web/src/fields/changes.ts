import { lazy } from 'react';
import type { FieldKind } from './kind.ts';

/** A change may be of any field of any resource: their declarations load with the first change that is shown, not with every list. */
const Cell = lazy(async () => ({ default: (await import('./changes-cell.tsx')).ChangesCell }));

export const changes: FieldKind = { Cell, hint: 'enter', width: 280 };
