import { asBalance, asHours, hoursOrDash, minutesOf } from '@cadre/rules/duration';
import { EmptyValue } from './empty-value.tsx';
import type { CellProps, FieldKind } from './kind.ts';

/** More or less than expected: the sign says it, the colour only helps. */
function HoursCell({ field, value }: CellProps) {
  if (typeof value !== 'number') return <EmptyValue />;
  const minutes = minutesOf(value);
  if (field.kind !== 'hours') return null;
  if (field.signed) {
    return <span className={minutes < 0 ? 'number number--less' : 'number'}>{asBalance(minutes)}</span>;
  }
  return <span className="number">{(field.quiet ? hoursOrDash : asHours)(minutes)}</span>;
}

/** Nobody enters it: it is a sum. */
export const hours: FieldKind = { Cell: HoursCell, hint: 'enter', width: 92, align: 'end' };
