import {
  boolean,
  choice,
  currency,
  date,
  decimal,
  integer,
  list,
  longText,
  minutes,
  moment,
  money,
  reference,
  required,
  share,
  text,
} from '../fields.ts';
import { languages } from '../languages.ts';

/** Work of one department; the rate is of an hour, in the currency of the proposal. */
const proposalLine = {
  department_id: reference('departments', required),
  phase: text({ max: 80, optional: true }),
  description: text({ max: 200, optional: true }),
  minutes: minutes({ required: true, min: 1, max: 600_000 }),
  rate: decimal({ required: true, min: 0, max: 1_000_000 }),
  /** An option for the client: it is not part of the total. */
  optional: boolean({ optional: true }),
} as const;

export const lostReasons = ['price', 'timing', 'competitor', 'scope', 'no_decision', 'other'] as const;

/** The fields of a proposal, from its number to its decision. */
export const proposalFields = {
  number: text({ max: 20, readonly: true, required: true }),
  /** Counts the revisions sent to the client under this number. */
  revision: integer({ readonly: true, required: true }),
  title: text({ required: true, min: 2, max: 150 }),
  client_id: reference('clients', required),
  /** By default the caller. */
  owner_id: reference('employees', { required: true, carried: true }),
  status: choice({
    options: ['draft', 'internal_review', 'sent', 'accepted', 'converted', 'rejected', 'expired', 'withdrawn'],
    tones: {
      draft: 'neutral',
      internal_review: 'amber',
      sent: 'blue',
      accepted: 'green',
      converted: 'green',
      rejected: 'pink',
      expired: 'ended',
      withdrawn: 'ended',
    },
    readonly: true,
  }),
  /** The language of the paper for the client. */
  language: choice({ options: languages, initial: 'en', required: true }),
  currency: currency(required),
  billing_type: choice({ options: ['time_and_materials', 'fixed_price', 'retainer'], initial: 'time_and_materials', required: true }),
  valid_until: date(),
  /** In percent; by default the usual one of its status. */
  probability: integer({ min: 0, max: 100, required: true, carried: true }),
  expected_start: date(),
  expected_end: date(),
  lines: list(proposalLine, { max: 200 }),
  discount: share({ min: 0, max: 10_000 }),
  tax: share({ min: 0, max: 10_000 }),
  terms: longText({ max: 5000, long: true }),
  /** Time spent on winning it is logged there. */
  presales_project_id: reference('projects'),
  total_minutes: minutes({ readonly: true, required: true }),
  /** After the discount, before tax; without options. */
  net_amount: money({ currency: 'currency', readonly: true, required: true }),
  gross_amount: money({ currency: 'currency', readonly: true, required: true }),
  weighted_amount: money({ currency: 'currency', computed: true }),
  /** The cost of an hour of each department; by default from the rates. */
  costs: list(
    { department_id: reference('departments', required), cost_rate: decimal({ required: true, min: 0, max: 1_000_000 }) },
    { max: 100, tier: 'cost' },
  ),
  cost: money({ currency: 'currency', readonly: true, tier: 'cost' }),
  margin: money({ currency: 'currency', readonly: true, tier: 'cost' }),
  margin_percent: decimal({ readonly: true, tier: 'cost' }),
  /** All required approvals cover the current content. */
  reviewed_at: moment({ readonly: true }),
  sent_at: moment({ readonly: true }),
  decided_at: moment({ readonly: true }),
  accepted_by: text({ max: 120, readonly: true }),
  accepted_on: date({ readonly: true }),
  lost_reason: choice({ options: lostReasons, readonly: true }),
  decision_note: text({ max: 500, readonly: true }),
  project_id: reference('projects', { readonly: true }),
  attempt: integer({ readonly: true }),
} as const;
