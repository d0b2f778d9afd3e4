import { PersonName } from '../../ui/people/person-name.tsx';
import type { CellProps, FieldKind, NamedRef } from '../kind.ts';

const OwnerCell = ({ row }: CellProps) => (
  <PersonName name={(row.employee as NamedRef | null)?.name ?? ''} pic={row.pic as string | null | undefined} />
);

/** For `employee_id`, where the record also has the picture of its owner. */
export const owner: Pick<FieldKind, 'Cell'> = { Cell: OwnerCell };
