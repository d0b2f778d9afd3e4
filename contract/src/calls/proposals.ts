import { call, type DataOf } from '../call.ts';
import { boolean, choice, currency, decimal, group, integer, list, moment, money, named, reference, required, text } from '../fields.ts';
import { languages } from '../languages.ts';
import { projects } from '../resources/projects.ts';

const tag = 'proposals';
const { start_date, end_date } = projects.fields;

/** A draft is rendered as it would look; a sent proposal is returned byte for byte. */
export const proposalPdf = call({
  method: 'GET',
  path: '/proposals/:id/pdf',
  access: 'proposals.view',
  tag,
  summary: 'Get a proposal as a PDF, as it is now or as it was sent',
  query: { revision: integer({ min: 1 }), language: choice({ options: languages }) },
  file: ['application/pdf'],
});

export const proposalRevisions = call({
  method: 'GET',
  path: '/proposals/:id/revisions',
  access: 'proposals.view',
  tag,
  summary: 'List the revisions of a proposal that were sent to the client, newest first',
  answer: list(
    {
      revision: integer(required),
      language: choice({ options: languages, required: true }),
      sent_at: moment(required),
      sent_by: group(named),
      currency: currency(required),
      net_amount: money({ currency: 'currency', required: true }),
      gross_amount: money({ currency: 'currency', required: true }),
      /** A hash of the frozen content; copies with the same fingerprint have the same content. */
      fingerprint: text(required),
      /** Of the file, once it is written. */
      file_hash: text(),
      /** Proof of the client's acceptance; downloaded like the files of the proposal. */
      evidence: list({ ...named, url: text(required) }, required),
    },
    required,
  ),
});
export type ProposalRevision = DataOf<typeof proposalRevisions>[number];

/** Idempotent: repeated calls return the same project. */
export const convertProposal = call({
  method: 'POST',
  path: '/proposals/:id/convert',
  access: 'proposals.convert',
  tag,
  summary: 'Convert an accepted proposal to a project, or add it to a project as a change request',
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

/** Suggests values from past work and rates as a start for an estimate. */
export const proposalSuggestions = call({
  method: 'GET',
  path: '/proposals/suggestions',
  access: 'proposals.create',
  tag,
  summary: 'Get the rates of departments, and how much of their estimates their last projects used',
  query: { client_id: reference('clients'), currency: currency() },
  answer: list(
    {
      department: group(named, required),
      /** Only for users who may see rates. */
      rate: decimal(),
      /** Spent time as a percentage of the first estimate. */
      percent: integer(),
      projects: integer(required),
    },
    required,
  ),
});
export type ProposalSuggestion = DataOf<typeof proposalSuggestions>[number];
