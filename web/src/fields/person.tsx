import { PersonName } from '../ui/person-name.tsx';
import type { CellProps, FieldKind } from './kind.ts';
import { text } from './text.tsx';

export const PersonCell = ({ value, row }: CellProps) => (
  <PersonName name={String(value ?? '')} pic={row.pic as string | null | undefined} />
);

/** For texts that hold a person's name; the record has the picture that belongs to it. */
export const person: FieldKind = { ...text, Cell: PersonCell, width: 200 };
