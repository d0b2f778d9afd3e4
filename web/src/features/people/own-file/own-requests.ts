import type { Resource } from '@cadre/contract/resource';
import type { changeRequests } from '@cadre/contract/resources/change-requests';
import { addDays } from '@cadre/rules/calendar';
import { distinctLabelOf } from '../../../crud/page.ts';
import { type Change, changesOf } from '../../../fields/change.ts';
import { isEmpty } from '../../../fields/empty-value.tsx';
import type { Row } from '../../../fields/kind.ts';

export type Model = (typeof changeRequests.fields.model.options)[number];

/** A user's request to change their own record. */
export type OwnRequest = {
  id: number;
  model: Model;
  model_id: number | null;
  summary: string;
  changes: Change[];
  status: string;
  created_at: string;
  decided_at: string | null;
  decision_note: string | null;
};

/** For this many days, a refusal is shown in the section of the request. */
const daysShown = 30;

export const requestOf = (row: Row): OwnRequest => ({ ...(row as unknown as OwnRequest), changes: changesOf(row.changes) });

export const isPending = ({ status }: OwnRequest): boolean => status === 'pending';

/** A removal clears the label of the record, which no other change may do. */
export const isRemoval = ({ model_id, changes }: OwnRequest, label: string): boolean =>
  model_id !== null && changes.some(({ field, new: next }) => field === label && isEmpty(next));

/** The name of the record that a request would create. */
export function newNameIn({ changes, summary }: OwnRequest, resource: Resource): string {
  const wanted = Object.fromEntries(changes.map(({ field, new: next }) => [field, next]));
  return isEmpty(wanted[resource.label]) ? summary : distinctLabelOf(resource, wanted as Row);
}

export const touches = ({ changes }: OwnRequest, fields: readonly string[]): boolean => changes.some(({ field }) => fields.includes(field));

/** Recent refusals without a newer request for the same fields; the requests are sorted newest first. */
export function refusalsIn(requests: readonly OwnRequest[], today: string): OwnRequest[] {
  return requests.filter((request, index) => {
    if (request.status !== 'rejected' || (request.decided_at ?? '').slice(0, 10) < addDays(today, -daysShown)) return false;
    const fields = request.changes.map(({ field }) => field);
    return !requests
      .slice(0, index)
      .some((newer) => newer.model === request.model && newer.model_id === request.model_id && touches(newer, fields));
  });
}
