import { PersonName } from '../../ui/people/person-name.tsx';
import type { CellProps, FieldKind } from '../kind.ts';
import { text } from './text.tsx';

export const PersonCell = ({ value, row }: CellProps) => (
  <PersonName name={String(value ?? '')} pic={row.pic as string | null | undefined} />
);

/** For texts with a person's name; the record has the picture of that person. */
export const person: FieldKind = { ...text, Cell: PersonCell, width: 200 };
