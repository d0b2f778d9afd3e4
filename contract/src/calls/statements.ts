import { call, whole } from '../call.ts';
import { boolean, choice, currency, integer, list, minutes, record, required, text } from '../fields.ts';
import { languages } from '../languages.ts';
import { statements } from '../resources/statements.ts';

const tag = 'statements';

/** Rows that were left out, with the reason: no rate yet, another currency, or not approved. */
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
  summary: 'Create a draft of approved billable items on no other statement, and list the rows left out',
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
  summary: 'Add items approved since a draft was created to it',
  answer: gathered,
  touches: ['statements', 'tasks', 'project-milestones'],
});

export const statementPdf = call({
  method: 'GET',
  path: '/statements/:id/pdf',
  access: 'statements.view_money',
  tag,
  summary: 'Get a statement as a PDF, in your language or another one',
  query: { language: choice({ options: languages }) },
  file: ['application/pdf'],
});

export const statementFile = call({
  method: 'POST',
  path: '/statements/:id/file',
  access: 'statements.export',
  tag,
  summary: 'Export the lines of a statement for an accounting system, with account codes',
  repeats: true,
  body: { format: choice({ options: ['xlsx', 'csv'], initial: 'xlsx', required: true }) },
  answer: whole({ link: text(required), message: text(required) }),
  touches: [],
});

const settings = {
  needs_second_person: boolean(required),
  time_account: text({ required: true, max: 20 }),
  milestone_account: text({ required: true, max: 20 }),
  retainer_account: text({ required: true, max: 20 }),
} as const;

export const statementSettings = call({
  method: 'GET',
  path: '/statements/settings',
  access: 'statements.view',
  tag,
  summary: 'Get the settings for reviewing and booking statements',
  answer: { ...settings, version: integer(required) },
});

export const saveStatementSettings = call({
  method: 'PUT',
  path: '/statements/settings',
  access: 'statements.configure',
  tag,
  summary: 'Update the settings for reviewing and booking statements',
  body: { ...settings, retainer_account: text({ required: true, carried: true, max: 20 }), version: integer({ min: 1 }) },
  answer: { ...settings, version: integer(required) },
  touches: ['statements'],
});
