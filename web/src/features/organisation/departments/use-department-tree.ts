import { type DepartmentNode, departmentTree } from '@cadre/contract/calls/generic';
import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '../../../platform/call-api.ts';

type Params = { as_of?: string | undefined; with?: 'employees' | undefined };

/** The tree of departments; while another day loads, the previous tree may be shown. */
export const useDepartmentTree = ({ as_of, with: people }: Params = {}, mayStandIn = false) =>
  useCall(
    departmentTree,
    { ...(as_of && { as_of }), ...(people && { with: people }) },
    {
      select: (tree) => tree as DepartmentNode[],
      ...(mayStandIn && { placeholderData: keepPreviousData }),
      meta: { quiet: true },
    },
  );
