import * as calls from '@cadre/contract/calls/proposals';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
import { convertProposal } from './convert-proposal.ts';
import { expireProposals } from './expire-proposals.ts';
import { writePaper } from './freeze-revision.ts';
import { sendProposalPdf } from './proposal-pdf.ts';
import { readRevisions } from './read-revisions.ts';
import { suggestForProposal } from './suggest-for-proposal.ts';

export function serveProposals(app: FastifyInstance, house: House, behaviours: Behaviours): void {
  serve(app, house, calls.proposalSuggestions, (asked) => suggestForProposal(house, asked));
  serve(app, house, calls.proposalPdf, (asked) => sendProposalPdf(house, asked));
  serve(app, house, calls.proposalRevisions, (asked) => readRevisions(house, asked));
  serve(app, house, calls.convertProposal, (asked) => convertProposal(house, behaviours, asked));

  house.jobs.handle<{ id: number }>('write_proposal_paper', async ({ id }) => {
    await writePaper(house, id);
  });
  house.jobs.every('expire_proposals', '7 * * * *', () => expireProposals(house.db, behaviours.proposals ?? {}));
}
