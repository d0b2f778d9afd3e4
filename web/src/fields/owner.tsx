import { PersonName } from '../ui/person-name.tsx';
import type { CellProps, FieldKind, Named } from './kind.ts';

const OwnerCell = ({ row }: CellProps) => (
  <PersonName name={(row.employee as Named | null)?.name ?? ''} pic={row.pic as string | null | undefined} />
);

/** For `employee_id` where the record has the picture of its owner beside it. */
export const owner: Pick<FieldKind, 'Cell'> = { Cell: OwnerCell };
