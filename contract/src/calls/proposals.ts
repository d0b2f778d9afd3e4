import { call, type DataOf } from '../call.ts';
import { boolean, choice, currency, decimal, group, integer, list, moment, money, named, reference, required, text } from '../fields.ts';
import { languages } from '../languages.ts';
import { projects } from '../resources/projects.ts';

const tag = 'proposals';
const { start_date, end_date } = projects.fields;

/** A draft as it would look; what was sent, byte for byte. */
export const proposalPdf = call({
  method: 'GET',
  path: '/proposals/:id/pdf',
  access: 'proposals.view',
  tag,
  summary: 'A proposal as PDF, as it stands now or as it was sent',
  query: { revision: integer({ min: 1 }), language: choice({ options: languages }) },
  file: ['application/pdf'],
});

export const proposalRevisions = call({
  method: 'GET',
  path: '/proposals/:id/revisions',
  access: 'proposals.view',
  tag,
  summary: 'Everything that was sent to the client under the number of a proposal, the latest first',
  answer: list(
    {
      revision: integer(required),
      language: choice({ options: languages, required: true }),
      sent_at: moment(required),
      sent_by: group(named),
      currency: currency(required),
      net_amount: money({ currency: 'currency', required: true }),
      gross_amount: money({ currency: 'currency', required: true }),
      /** Of what was frozen, by which two copies are known to say the same. */
      fingerprint: text(required),
      /** Of the file, once it is written. */
      file_hash: text(),
      /** What shows that the client said yes to it; fetched as the files of the proposal are. */
      evidence: list({ ...named, url: text(required) }, required),
    },
    required,
  ),
});
export type ProposalRevision = DataOf<typeof proposalRevisions>[number];

/** Once, however often it is asked for: the second time answers with the same project. */
export const convertProposal = call({
  method: 'POST',
  path: '/proposals/:id/convert',
  access: 'proposals.convert',
  tag,
  summary: 'Make a project of an accepted proposal, or add it to a project as a change request',
  repeats: true,
  body: {
    /** The project that it changes; without one a new one is made. */
    project_id: reference('projects'),
    name: text({ min: 2, max: 150 }),
    manager_id: reference('employees'),
    start_date,
    end_date,
    /** Whether the client took the options, too. */
    with_options: boolean(),
  },
  answer: {
    project: group({ id: integer(required), number: text(required), name: text(required) }, required),
    baseline: integer(required),
    /** False where it had become this project before. */
    converted_now: boolean(required),
  },
  touches: ['proposals', 'projects', 'project-tasks'],
});

/** What past work and the rates say, so that an estimate begins where the last one ended. */
export const proposalSuggestions = call({
  method: 'GET',
  path: '/proposals/suggestions',
  access: 'proposals.create',
  tag,
  summary: 'What departments charge, and how much of their estimates their last projects took',
  query: { client_id: reference('clients'), currency: currency() },
  answer: list(
    {
      department: group(named, required),
      /** For who may see rates. */
      rate: decimal(),
      /** Spent of what was estimated first, in percent. */
      percent: integer(),
      projects: integer(required),
    },
    required,
  ),
});
export type ProposalSuggestion = DataOf<typeof proposalSuggestions>[number];
