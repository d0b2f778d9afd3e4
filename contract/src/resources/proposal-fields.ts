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
  /** The client may take it or leave it: it stands beside the total. */
  optional: boolean({ optional: true }),
} as const;

export const lostReasons = ['price', 'timing', 'competitor', 'scope', 'no_decision', 'other'] as const;

/** What a proposal says, from its number to how it was decided. */
export const proposalFields = {
  number: text({ max: 20, readonly: true, required: true }),
  /** Counts what was sent to the client under this number. */
  revision: integer({ readonly: true, required: true }),
  title: text({ required: true, min: 2, max: 150 }),
  client_id: reference('clients', required),
  /** The asker, unless said. */
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
  /** What the paper for the client is written in. */
  language: choice({ options: languages, initial: 'en', required: true }),
  currency: currency(required),
  billing_type: choice({ options: ['time_and_materials', 'fixed_price', 'retainer'], initial: 'time_and_materials', required: true }),
  valid_until: date(),
  /** In percent; the usual one of its state, unless said. */
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
  /** After the discount, before tax; options stand beside it. */
  net_amount: money({ currency: 'currency', readonly: true, required: true }),
  gross_amount: money({ currency: 'currency', readonly: true, required: true }),
  weighted_amount: money({ currency: 'currency', computed: true }),
  /** What an hour of each department costs; taken from the rates, unless said. */
  costs: list(
    { department_id: reference('departments', required), cost_rate: decimal({ required: true, min: 0, max: 1_000_000 }) },
    { max: 100, tier: 'cost' },
  ),
  cost: money({ currency: 'currency', readonly: true, tier: 'cost' }),
  margin: money({ currency: 'currency', readonly: true, tier: 'cost' }),
  margin_percent: decimal({ readonly: true, tier: 'cost' }),
  /** Whoever had to agree has agreed to what is written. */
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
