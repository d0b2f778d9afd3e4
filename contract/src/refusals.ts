import { bulkVersions } from './calls/employment.ts';
import { bankFiles } from './calls/payroll-files.ts';
import { readRoster } from './calls/schedules.ts';
import { choice, document, type Fields, group, list, map, moment, named, optionally, required, text } from './fields.ts';
import { payFacts } from './pay-facts.ts';
import type { ProblemCode } from './problems.ts';

const { issues } = readRoster.answer;

/** At most a hundred of the employees, and which facts changed for each. */
const outdated = {
  people: list({ employee: group(named, required), facts: list(choice({ options: payFacts, required: true }), required) }, required),
};

/** Additional keys of refusals, apart from the message. */
export const besideRefusals: { [Code in ProblemCode]?: Fields } = {
  /** The record as it is now, and who changed it when. */
  stale: { current: map(document(), required), changed_by: text(required), changed_at: moment(required) },
  /** The earlier decision, its author and its time, if another approver was faster. */
  wrong_state: optionally({ decided_by: text(required), decided_at: moment(required), decision: text(required) }),
  roster_has_errors: { issues },
  roster_needs_confirmation: { issues },
  /** The files that pay people of the run already. */
  bank_file_exists: { files: bankFiles.answer.files },
  pin_is_taken: { pin: text(required) },
  payslips_are_outdated: outdated,
  payslips_have_changed: outdated,
  some_refused: { data: group(bulkVersions.answer, required) },
};
