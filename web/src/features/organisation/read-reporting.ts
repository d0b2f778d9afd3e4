import { stillHere } from '@cadre/contract/resources/employees';
import type { ListAnswer } from '../../crud/use-list.ts';
import type { Named } from '../../fields/kind.ts';
import { api } from '../../platform/api.ts';

/** Whom people report to and in which branch they work, by the number of the employee. */
export type Reporting = ReadonlyMap<number, { manager_id: number | null; branch: Named | null }>;

const perPage = 200;

export async function readReporting(): Promise<Reporting> {
  const first = await readPage(1);
  const others = await Promise.all(Array.from({ length: Math.max(0, first.meta.last_page - 1) }, (_, index) => readPage(index + 2)));
  return new Map(
    [first, ...others].flatMap(({ data }) =>
      data.map(({ id, manager_id, branch }) => [
        id,
        { manager_id: (manager_id as number | null | undefined) ?? null, branch: (branch as Named | null | undefined) ?? null },
      ]),
    ),
  );
}

const readPage = (page: number): Promise<ListAnswer> =>
  api.get('/employees', {
    page,
    per_page: perPage,
    order_by: 'employee_no',
    order_dir: 'asc',
    filters: JSON.stringify({ status: stillHere }),
  });
