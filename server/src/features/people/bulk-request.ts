import type { BodyOf } from '@cadre/contract/call';
import type { bulkVersions } from '@cadre/contract/calls/employment';
import { datedFields } from '@cadre/contract/resources/employees';
import { invalid } from '../../platform/problem.ts';

export type DatedField = (typeof datedFields)[number];

/** One change of employment for many people, as requested. `given` holds only the fields to change. */
export type BulkRequest = {
  employee_ids: number[];
  effective_from: string;
  note: string | null;
  dry_run: boolean;
  given: { [F in DatedField]?: unknown };
};

export function readBulkRequest(body: BodyOf<typeof bulkVersions>): BulkRequest {
  const given = givenIn(body);
  if (Object.keys(given).length === 0) throw invalid({ department_id: [{ code: 'nothing_given' }] });
  if (new Set(body.employee_ids).size !== body.employee_ids.length) throw invalid({ employee_ids: [{ code: 'not_valid' }] });
  return {
    employee_ids: body.employee_ids,
    effective_from: body.effective_from,
    note: body.note?.trim() || null,
    dry_run: body.dry_run === true,
    given,
  };
}

/** A manager may be taken away; everything else is either given or left as it is. */
const givenIn = (sent: Record<string, unknown>): BulkRequest['given'] =>
  Object.fromEntries(
    datedFields.flatMap((name) => {
      const value = sent[name] === '' ? null : sent[name];
      return value === undefined || (value === null && name !== 'manager_id') ? [] : [[name, value]];
    }),
  );
