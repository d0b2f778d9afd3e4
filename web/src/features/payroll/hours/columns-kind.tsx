import { type HoursColumn, hoursColumns } from '@cadre/rules/pay/files/hours-file';
import type { CellProps, FieldKind, InputProps } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { CheckList } from '../../../ui/inputs/check-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

const columnsIn = (value: unknown): readonly HoursColumn[] => (Array.isArray(value) ? (value as HoursColumn[]) : []);

/** Columns appear in the order in which they are ticked. */
function ColumnsInput({ id, describedBy, value, onChange }: InputProps) {
  const t = useTexts();
  const chosen = columnsIn(value);
  return (
    <Stack gap={2} id={id} tabIndex={-1} aria-describedby={describedBy}>
      <CheckList
        options={hoursColumns.map((column) => ({ value: column, label: t(`pay.files.hours.${column}`) }))}
        chosen={[...chosen]}
        onChange={onChange}
      />
      <Order columns={chosen} />
    </Stack>
  );
}

function Order({ columns }: { columns: readonly HoursColumn[] }) {
  const t = useTexts();
  if (columns.length === 0) return null;
  return <p className="muted">{columns.map((column, at) => `${at + 1}. ${t(`pay.files.hours.${column}`)}`).join('  ')}</p>;
}

const ColumnsCell = ({ value }: CellProps) => <Order columns={columnsIn(value)} />;

export const columnsKind: Partial<FieldKind> = { Input: ColumnsInput, Cell: ColumnsCell };
