import { bulkFields, mostInBulk } from '@cadre/contract/calls/people';
import { checkRecord } from '@cadre/contract/check';
import type { Complaints } from '@cadre/contract/problems';
import { datedFields } from '@cadre/contract/resources/employees';
import { invalid, Problem } from '../../platform/problem.ts';

export type DatedField = (typeof datedFields)[number];

/** One change of employment for many, as it was asked for. `given` holds only what is to change. */
export type BulkWish = {
  employee_ids: number[];
  effective_from: string;
  note: string | null;
  dry_run: boolean;
  given: { [F in DatedField]?: unknown };
};

export function readBulkWish(body: unknown): BulkWish {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Problem('malformed');
  const { employee_ids, ...rest } = body as Record<string, unknown>;
  const found: Complaints = checkRecord(bulkFields, rest);
  if (!isIdList(employee_ids))
    found.employee_ids = [{ code: Array.isArray(employee_ids) && employee_ids.length > 0 ? 'not_valid' : 'required' }];
  const given = givenIn(rest);
  if (Object.keys(given).length === 0) found.department_id ??= [{ code: 'nothing_given' }];
  if (Object.keys(found).length > 0) throw invalid(found);
  return {
    employee_ids: employee_ids as number[],
    effective_from: String(rest.effective_from),
    note: typeof rest.note === 'string' && rest.note.trim() !== '' ? rest.note.trim() : null,
    dry_run: rest.dry_run === true,
    given,
  };
}

const isIdList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= mostInBulk &&
  value.every((id) => Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647) &&
  new Set(value).size === value.length;

/** A manager may be taken away; everything else is either given or left as it is. */
const givenIn = (sent: Record<string, unknown>): BulkWish['given'] =>
  Object.fromEntries(
    datedFields.flatMap((name) => {
      const value = sent[name] === '' ? null : sent[name];
      return value === undefined || (value === null && name !== 'manager_id') ? [] : [[name, value]];
    }),
  );
