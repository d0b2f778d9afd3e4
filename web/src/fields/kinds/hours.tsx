import { asBalance, asHours, hoursOrDash, minutesOf } from '@cadre/rules/duration';
import { EmptyValue } from '../empty-value.tsx';
import type { CellProps, FieldKind } from '../kind.ts';

/** More or less than expected: the sign shows it, the color only helps. */
function HoursCell({ field, value }: CellProps) {
  if (typeof value !== 'number') return <EmptyValue />;
  const minutes = minutesOf(value);
  if (field.kind !== 'hours') return null;
  if (field.signed) {
    return <span className={minutes < 0 ? 'digits whole toned tone--pink' : 'digits whole'}>{asBalance(minutes)}</span>;
  }
  return <span className="digits whole">{(field.quiet ? hoursOrDash : asHours)(minutes)}</span>;
}

/** Computed as a sum, so it has no input. */
export const hours: FieldKind = { Cell: HoursCell, hint: 'enter', width: 92, align: 'end' };
