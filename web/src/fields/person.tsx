import type { CellProps, FieldKind } from './kind.ts';
import { text } from './text.tsx';

/** The initial, on a tint of the theme: a person is recognised before the name is read. */
export const Avatar = ({ name }: { name: string }) => (
  <span className="initial" aria-hidden>
    {[...name.trim()][0]?.toLocaleUpperCase()}
  </span>
);

const PersonCell = ({ value }: CellProps) => (
  <span className="person-cell">
    <Avatar name={String(value ?? '')} />
    <span className="person-cell__name">{String(value ?? '')}</span>
  </span>
);

/** For texts that hold a person's name. */
export const person: FieldKind = { ...text, Cell: PersonCell, width: 200 };
