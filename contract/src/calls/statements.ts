import { writeDownReasons } from '@cadre/rules/statements/write-down';
import { call, page, whole } from '../call.ts';
import {
  boolean,
  choice,
  currency,
  date,
  decimal,
  group,
  integer,
  list,
  minutes,
  named,
  record,
  reference,
  required,
  share,
  text,
} from '../fields.ts';
import { languages } from '../languages.ts';
import { statements } from '../resources/statements.ts';

const tag = 'statements';

/** What was not taken, and why: it costs nothing yet, is in another currency, or is not approved. */
const leftOut = {
  reason: choice({ options: ['no_rate', 'other_currency', 'not_approved'], required: true }),
  rows: integer(required),
  minutes: minutes(required),
} as const;

const gathered = { statement: record(statements, required), taken: integer(required), left_out: list(leftOut, required) } as const;

const { client_id, from_date, to_date, order_ref, note, replaces_id } = statements.fields;

export const gatherStatement = call({
  method: 'POST',
  path: '/statements/gather',
  access: 'statements.create',
  tag,
  summary: 'A new draft of what is approved, billable and on no other statement, with what was left out of it',
  body: {
    client_id,
    project_ids: list(integer(required), { max: 500 }),
    from_date,
    to_date,
    currency: currency(),
    order_ref,
    note,
    replaces_id,
  },
  answer: gathered,
  touches: ['statements', 'tasks', 'project-milestones'],
});

export const gatherAgain = call({
  method: 'POST',
  path: '/statements/:id/gather',
  access: 'statements.update',
  tag,
  summary: 'What was approved since a draft was made is added to it',
  answer: gathered,
  touches: ['statements', 'tasks', 'project-milestones'],
});

const lineState = choice({ options: ['billed', 'moved', 'not_billable'], required: true });
const write_down_reason = choice({ options: writeDownReasons });

/** Amounts are told to who may see them. */
const line = {
  id: integer(required),
  project: group({ ...named, number: text(required) }, required),
  task_id: integer(),
  milestone_id: integer(),
  person: text(),
  project_task: text(),
  date: date(required),
  description: text(),
  minutes: minutes(),
  state: lineState,
  write_down_reason,
  write_down_note: text(),
  rate: decimal({ optional: true }),
  amount: decimal({ optional: true, required: true }),
  written_down: decimal({ optional: true, required: true }),
  billed: decimal({ optional: true, required: true }),
} as const;

export const statementLines = call({
  method: 'GET',
  path: '/statements/:id/lines',
  access: 'statements.view',
  tag,
  summary: 'The lines of a statement, by project and day',
  query: {
    state: choice({ options: ['billed', 'moved', 'not_billable'] }),
    only: choice({ options: ['written_down'] }),
    page: integer({ min: 1, max: 100_000 }),
    per_page: integer({ min: 1, max: 200 }),
  },
  answer: page(line),
});

export const changeLines = call({
  method: 'POST',
  path: '/statements/:id/lines',
  access: 'statements.update',
  tag,
  summary: 'Lines of a draft are billed whole, written down with a reason, left for the next statement, or marked as not billable',
  body: {
    ids: list(integer(required), { required: true, min: 1, max: 1000 }),
    state: lineState,
    /** Of each line; or, for one line, how much of it. */
    share_bp: share({ min: 0, max: 10_000 }),
    amount: decimal({ min: 0, max: 1_000_000_000_000 }),
    write_down_reason,
    write_down_note: text({ max: 300 }),
    version: integer({ min: 1 }),
  },
  answer: record(statements, required),
  touches: ['statements', 'tasks', 'project-milestones'],
});

export const statementPdf = call({
  method: 'GET',
  path: '/statements/:id/pdf',
  access: 'statements.view_money',
  tag,
  summary: 'A statement as PDF, in the language of the reader or in another one',
  query: { language: choice({ options: languages }) },
  file: ['application/pdf'],
});

export const statementFile = call({
  method: 'POST',
  path: '/statements/:id/file',
  access: 'statements.export',
  tag,
  summary: 'The lines of a statement for an accounting system, with account codes',
  repeats: true,
  body: { format: choice({ options: ['xlsx', 'csv'], initial: 'xlsx', required: true }) },
  answer: whole({ link: text(required), message: text(required) }),
  touches: [],
});

const aged = group({ minutes: minutes(required), amount: decimal({ optional: true, required: true }) }, required);

export const unbilledTime = call({
  method: 'GET',
  path: '/statements/unbilled',
  access: 'statements.view',
  tag,
  summary: 'Approved billable time that is on no statement yet, by client, currency and age in days',
  query: { client_id: reference('clients') },
  answer: {
    as_of: date(required),
    clients: list(
      {
        client: group(named, required),
        currency: currency(),
        up_to_30: aged,
        up_to_60: aged,
        up_to_90: aged,
        over_90: aged,
        all: aged,
        milestones: integer(required),
        milestones_amount: decimal({ optional: true, required: true }),
        oldest: date(),
      },
      required,
    ),
  },
});

export const writeDowns = call({
  method: 'GET',
  path: '/statements/write-downs',
  access: 'statements.view_money',
  tag,
  summary: 'What was written down on issued statements, by reason and currency',
  query: { from: date(), to: date(), client_id: reference('clients') },
  answer: list(
    {
      write_down_reason: choice({ options: writeDownReasons, required: true }),
      currency: currency(required),
      lines: integer(required),
      minutes: minutes(required),
      amount: decimal(required),
    },
    required,
  ),
});

/** What of a project was billed, against what was agreed and estimated. */
export const projectBilling = call({
  method: 'GET',
  path: '/projects/:id/billing',
  access: 'statements.view',
  tag,
  summary: 'What of a project was billed, is on a draft and waits, against its estimate and its price',
  answer: {
    currency: currency(required),
    estimated_minutes: minutes(),
    billed_minutes: minutes(required),
    draft_minutes: minutes(required),
    unbilled_minutes: minutes(required),
    agreed: decimal({ optional: true }),
    billed: decimal({ optional: true, required: true }),
    draft: decimal({ optional: true, required: true }),
    unbilled: decimal({ optional: true, required: true }),
    written_down: decimal({ optional: true, required: true }),
  },
});

const settings = {
  needs_second_person: boolean(required),
  time_account: text({ required: true, max: 20 }),
  milestone_account: text({ required: true, max: 20 }),
} as const;

export const statementSettings = call({
  method: 'GET',
  path: '/statements/settings',
  access: 'statements.view',
  tag,
  summary: 'How statements are reviewed and booked',
  answer: { ...settings, version: integer(required) },
});

export const saveStatementSettings = call({
  method: 'PUT',
  path: '/statements/settings',
  access: 'statements.configure',
  tag,
  summary: 'Says how statements are reviewed and booked',
  body: { ...settings, version: integer({ min: 1 }) },
  answer: { ...settings, version: integer(required) },
  touches: ['statements'],
});
