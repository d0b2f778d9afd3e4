import type { CellProps, FieldKind, Named } from '../../../fields/kind.ts';
import { Avatar } from '../../../ui/avatar.tsx';

const EmployeeCell = ({ row }: CellProps) => {
  const { name } = (row.employee ?? { name: '' }) as Named;
  return (
    <span className="person-cell">
      <Avatar name={name} />
      <span className="person-cell__name">{name}</span>
    </span>
  );
};

export const employeeKind: Partial<FieldKind> = { Cell: EmployeeCell, width: 176 };
