import type { Language } from '@cadre/contract/languages';
import type { CostRate, ProposalLine, ProposalStatus } from '@cadre/rules/proposals/price';
import type { StoredRow } from '../../crud/access/caller.ts';
import type { Columns } from '../../platform/database/tables.ts';

/** The columns of a proposal that its moves need. */
export type StoredProposal = StoredRow &
  Columns<
    'proposals',
    | 'number'
    | 'revision'
    | 'title'
    | 'client_id'
    | 'owner_id'
    | 'currency'
    | 'billing_type'
    | 'valid_until'
    | 'probability'
    | 'expected_start'
    | 'expected_end'
    | 'discount'
    | 'tax'
    | 'terms'
    | 'net_amount'
    | 'gross_amount'
    | 'reviewed_at'
    | 'project_id'
    | 'attempt'
  > & {
    status: ProposalStatus;
    language: Language;
    lines: ProposalLine[];
    costs: CostRate[];
    /** A decimal leaves the database as text. */
    margin_percent: string | null;
  };
