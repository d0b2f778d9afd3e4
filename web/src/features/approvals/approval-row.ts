import type { DataOf } from '@cadre/contract/call';
import { callsOf } from '@cadre/contract/calls-of';
import type { Resource } from '@cadre/contract/resource';
import { approvals } from '@cadre/contract/resources/approvals';
import { resources } from '@cadre/contract/resources/index';

export const listApprovals = callsOf(approvals).list;
export type ApprovalRow = DataOf<typeof listApprovals>[number];

/** The kind of request that an approval is about; not every kind that a chain may decide on has pages yet. */
export const subjectOf = ({ model }: Pick<ApprovalRow, 'model'>): Resource | undefined =>
  Object.values<Resource>(resources).find(({ name }) => name === model);
