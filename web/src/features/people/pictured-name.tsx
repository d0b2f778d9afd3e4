import type { CellProps } from '../../fields/kind.ts';
import { person } from '../../fields/person.tsx';
import { Avatar } from '../../ui/avatar.tsx';

const PicturedName = ({ value, row }: CellProps) => (
  <span className="person-cell">
    <Avatar name={String(value ?? '')} pic={row.pic as string | null | undefined} />
    <span className="person-cell__name">{String(value ?? '')}</span>
  </span>
);

/** The name of somebody of the file, with the picture that the row carries. */
export const picturedName = { ...person, Cell: PicturedName };
