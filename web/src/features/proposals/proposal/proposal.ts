import type { proposals } from '@cadre/contract/resources/proposals';
import type { RecordOf } from '@cadre/contract/values';
import type { CostRate, ProposalLine, ProposalStatus } from '@cadre/rules/proposals/price';

/** A proposal as it travels. */
export type Proposal = Omit<RecordOf<typeof proposals>, 'lines' | 'costs' | 'status'> & {
  status: ProposalStatus;
  lines: ProposalLine[];
  costs?: CostRate[];
  client?: { id: number; name: string } | null;
  owner?: { id: number; name: string } | null;
  project?: { id: number; name: string } | null;
  can?: Record<string, boolean>;
};

export const proposalPath = (id: number): string => `/proposals/${id}`;
