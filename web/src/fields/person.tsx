import { PersonName } from '../ui/person-name.tsx';
import type { CellProps, FieldKind } from './kind.ts';
import { text } from './text.tsx';

const PersonCell = ({ value }: CellProps) => <PersonName name={String(value ?? '')} />;

/** For texts that hold a person's name. */
export const person: FieldKind = { ...text, Cell: PersonCell, width: 200 };
