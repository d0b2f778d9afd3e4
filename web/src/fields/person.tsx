import { Avatar } from '../ui/avatar.tsx';
import type { CellProps, FieldKind } from './kind.ts';
import { text } from './text.tsx';

const PersonCell = ({ value }: CellProps) => (
  <span className="person-cell">
    <Avatar name={String(value ?? '')} />
    <span className="person-cell__name">{String(value ?? '')}</span>
  </span>
);

/** For texts that hold a person's name. */
export const person: FieldKind = { ...text, Cell: PersonCell, width: 200 };
