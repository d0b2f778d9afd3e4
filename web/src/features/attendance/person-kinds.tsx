import { asHours, minutesOf } from '@cadre/rules/duration';
import { EmptyValue } from '../../fields/empty-value.tsx';
import type { KindOverrides } from '../../fields/index.ts';
import type { CellProps, NamedRef } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { Badge } from '../../ui/people/badge.tsx';
import { PersonName } from '../../ui/people/person-name.tsx';

const count = { Cell: CountCell, width: 84 };

/** In a view of people the name has a picture, a number and a department, and missing values are shown as a dash. */
export const personKinds: KindOverrides = {
  name: { Cell: PersonCell, width: 216 },
  late_count: count,
  absent_days: count,
  incomplete_days: count,
  leave_days: count,
  average_hours: { Cell: AverageCell, width: 104 },
};

/** An average above the limit is a warning, in words as well as in color. */
function AverageCell({ value, row }: CellProps) {
  const labels = useLabels();
  if (typeof value !== 'number') return <EmptyValue />;
  const text = <span className="digits whole">{asHours(minutesOf(value))}</span>;
  if (row.average_status !== 'above') return text;
  return (
    <span title={labels.option('weekly-hours', 'average_status', 'above')}>
      <Badge tone="pink">{text}</Badge>
    </span>
  );
}

function PersonCell({ value, row }: CellProps) {
  const { employee_no, department, employee } = row;
  const detail = [employee_no, (department as NamedRef | undefined)?.name].filter(Boolean).join(' · ');
  return <PersonName name={String(value ?? '')} pic={(employee as { pic: string | null } | undefined)?.pic ?? null} note={detail} />;
}

function CountCell({ value, format }: CellProps) {
  return <span className="digits whole">{value ? format.number(Number(value)) : '—'}</span>;
}
