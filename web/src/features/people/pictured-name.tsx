import type { CellProps } from '../../fields/kind.ts';
import { person } from '../../fields/person.tsx';
import { PersonName } from '../../ui/person-name.tsx';

const PicturedName = ({ value, row }: CellProps) => <PersonName name={String(value ?? '')} pic={row.pic as string | null | undefined} />;

/** The name of somebody of the file, with the picture that the row carries. */
export const picturedName = { ...person, Cell: PicturedName };
