import { callsOf } from '@cadre/contract/calls-of';
import { leaveCategories } from '@cadre/contract/resources/leave-categories';
import type { FormOptions } from '../../crud/page.ts';
import type { Draft, Row } from '../../fields/kind.ts';
import { useCall } from '../../platform/call-api.ts';
import { LeaveBrief } from './leave-brief.tsx';
import { LeavePreview } from './leave-preview.tsx';

/** The form of a leave shows the fields its category needs, with a preview of the request next to it. */
export function useLeaveForm(): FormOptions {
  const { data: categories } = useCall(callsOf(leaveCategories).list, { per_page: 200 });
  const categoryIn = ({ leave_category_id }: Draft) => categories?.data.find(({ id }) => id === leave_category_id);
  return {
    showsField: (name, draft) => requested(name, draft, categoryIn(draft)),
    aside: (draft, set, row) => <LeavePreview draft={draft} set={set} id={row?.id} />,
    brief: (draft, row) => <LeaveBrief draft={draft} id={row?.id} />,
    wide: true,
    hideSaveAndNew: true,
  };
}

/** Until a category is chosen, the fields are those of most categories. */
export function requested(name: string, { from_date, to_date }: Draft, category: Partial<Row> = {}): boolean | 'required' {
  const { unit = 'day', min_step = 'half', substitute = 'optional', reason_required = false } = category;
  const isByHour = (unit === 'hour' || unit === 'minute') && (!to_date || from_date === to_date);
  if (name === 'from_time' || name === 'to_time') return isByHour;
  if (name === 'from_slot' || name === 'to_slot') return !isByHour && min_step !== 'unit';
  if (name === 'substitute_id') return substitute === 'required' ? 'required' : substitute === 'optional';
  return name === 'reason' && reason_required ? 'required' : true;
}
