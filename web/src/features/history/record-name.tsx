import type { CellProps, FieldKind } from '../../fields/kind.ts';
import { TextCell, text } from '../../fields/text.tsx';

/** What the entry is about; a record without a name is known by its number. */
function RecordNameCell({ value, row, ...rest }: CellProps) {
  const number = typeof row.model_id === 'number' ? `#${row.model_id}` : undefined;
  return <TextCell {...rest} row={row} value={value ?? number} />;
}

export const recordName: Partial<FieldKind> = { ...text, Cell: RecordNameCell, width: 190 };
