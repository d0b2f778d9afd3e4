import type { categoryVersions as versionsCall } from '@cadre/contract/calls/leave-categories';
import { isSame } from '@cadre/rules/leave/edit-policies';
import { idOf } from '../../../crud/read/read.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { policyFields } from './load-categories.ts';
import { openDaysOf, policyPart, storedVersions } from './policy-versions.ts';

/** The versions of a category's policy, the latest first, each with the fields it changed. */
export async function readVersions({ db }: Services, { params }: CallContext<typeof versionsCall>) {
  const id = idOf(params.id, 'leave-categories');
  const { rows } = await sql<Tables['leave_categories']>`select * from leave_categories where id = ${id}`.execute(db);
  const [category] = rows;
  if (!category) throw new Problem('not_found', { about: 'leave-categories' });
  const days = await openDaysOf(db, category, new Date().toISOString().slice(0, 10));
  const versions = await storedVersions(db, id);
  const { rows: authors } = await sql<{ id: number; name: string }>`
    select u.id, u.name from users u where u.id = any(${versions.map(({ created_by_id }) => created_by_id)}::int[])`.execute(db);
  return {
    data: {
      ...days,
      versions: versions
        .map((version, at) => ({
          id: version.id,
          from: version.valid_from,
          is_closed: days.open_from !== null && (version.valid_from === null || version.valid_from < days.open_from),
          created_at: new Date(version.created_at).toISOString(),
          created_by: authors.find((user) => user.id === version.created_by_id)?.name ?? null,
          changed: policyFields.filter((name) => at > 0 && !isSame(version[name], versions[at - 1]?.[name])) as string[],
          policy: asSent(version),
        }))
        .reverse(),
    },
  };
}

const amounts: readonly string[] = ['annual_amount', 'max_balance', 'negative_limit', 'carry_over_max'];

/** Exact numbers travel as numbers. */
const asSent = (version: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(policyPart(version)).map(([name, value]) => [name, amounts.includes(name) && value !== null ? Number(value) : value]),
  ) as never;
