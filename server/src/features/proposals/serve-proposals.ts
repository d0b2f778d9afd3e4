import * as calls from '@cadre/contract/calls/proposals';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { convertProposal } from './convert-proposal.ts';
import { expireProposals } from './expire-proposals.ts';
import { writePaper } from './freeze-revision.ts';
import { sendProposalPdf } from './proposal-pdf.ts';
import { readRevisions } from './read-revisions.ts';
import { suggestForProposal } from './suggest-for-proposal.ts';

export function serveProposals(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  serve(app, services, calls.proposalSuggestions, (context) => suggestForProposal(services, context));
  serve(app, services, calls.proposalPdf, (context) => sendProposalPdf(services, context));
  serve(app, services, calls.proposalRevisions, (context) => readRevisions(services, context));
  serve(app, services, calls.convertProposal, (context) => convertProposal(services, behaviours, context));

  services.jobs.handle<{ id: number }>('write_proposal_paper', async ({ id }) => {
    await writePaper(services, id);
  });
  services.jobs.every('expire_proposals', '7 * * * *', () => expireProposals(services.db, behaviours.proposals ?? {}));
}
