import { branches } from '@cadre/contract/resources/branches';
import { useMemo } from 'react';
import { useList } from '../../../crud/use-list.ts';
import type { Row } from '../../../fields/kind.ts';

const everyBranch = { page: 1, per_page: 200, sort: branches.order, q: '', filters: {} };

/** The time zone of a person: one of their own, where the reader may know it, else that of the branch. */
export function useBranchZones(): (person: Row) => string | undefined {
  const { data } = useList(branches, everyBranch);
  const zones = useMemo(() => new Map(data?.data.map(({ id, timezone }) => [id, timezone as string])), [data]);
  return ({ timezone, branch_id }) => (timezone as string | null | undefined) ?? zones.get(branch_id as number);
}
