import type { CellProps, FieldKind } from '../../../fields/kind.ts';
import { ActionName } from '../action-name.tsx';

/** In and out are told apart at a glance. */
export const actionKind: Partial<FieldKind> = { Cell: ({ value }: CellProps) => <ActionName action={String(value)} />, width: 116 };
