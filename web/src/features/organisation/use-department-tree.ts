import { type DepartmentNode, departmentTree } from '@cadre/contract/calls/generic';
import { keepPreviousData } from '@tanstack/react-query';
import { useAsk } from '../../platform/ask.ts';

type Wish = { as_of?: string | undefined; with?: 'employees' | undefined };

/** The tree of departments; while another day loads, the previous tree may be shown. */
export const useDepartmentTree = ({ as_of, with: people }: Wish = {}, mayStandIn = false) =>
  useAsk(
    departmentTree,
    { ...(as_of && { as_of }), ...(people && { with: people }) },
    {
      select: (tree) => tree as DepartmentNode[],
      ...(mayStandIn && { placeholderData: keepPreviousData }),
      meta: { quiet: true },
    },
  );
