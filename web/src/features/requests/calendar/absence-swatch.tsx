import type { Absence } from '@cadre/contract/calls/absences';
import './calendar.css';

/** The colour of an absence, as the bars of the calendar have it. */
export const AbsenceSwatch = ({ absence: { kind, category } }: { absence: Pick<Absence, 'kind' | 'category'> }) => (
  <span
    className="absence-swatch"
    data-kind={kind}
    style={category ? ({ '--category': category.color } as object) : undefined}
    aria-hidden
  />
);
