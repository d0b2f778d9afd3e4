import type { Field } from '@cadre/contract/fields';
import { lazy, Suspense } from 'react';
import { type KindOverrides, kindOf } from '../../fields/index.ts';
import type { CellProps, FieldKind, InputProps } from '../../fields/kind.ts';
import { isOfLines } from './lines-of.ts';

const Input = lazy(async () => ({ default: (await import('./lines-input.tsx')).LinesInput }));
const Cell = lazy(async () => ({ default: (await import('./lines-cell.tsx')).LinesCell }));

/** Lines of fields below each other; their component is loaded with the first form or record that has some. */
const lines: FieldKind = {
  Cell: (props: CellProps) => (
    <Suspense>
      <Cell {...props} />
    </Suspense>
  ),
  Input: (props: InputProps) => (
    <Suspense>
      <Input {...props} />
    </Suspense>
  ),
  hint: 'enter',
  width: 120,
};

/** The kind of any field, including lists of lines, which contain fields of other kinds. */
export const kindOrLines = (name: string, field: Field, overrides: KindOverrides = {}): FieldKind =>
  isOfLines(field) ? { ...lines, ...overrides[name] } : kindOf(name, field, overrides);
