import { isSignatureOf } from '@cadre/rules/person-name';
import type { Move } from '../../crud/behaviour.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { StoredForm } from './stored-form.ts';
import { subjectOf } from './subject-of-form.ts';

/** The person it was issued to answers in their own name, and accepts the terms while the offer is good. */
export async function checkOwnAnswer({ tx, before, name, input }: Move): Promise<void> {
  const form = before as StoredForm;
  if (name === 'accept' && input.terms !== true) throw invalid({ terms: [{ code: 'terms' }] });
  const person = await subjectOf(tx, form);
  const printed = printedName(form);
  if (person && !isSignatureOf(String(input.name), person, printed))
    throw invalid({ name: [{ code: 'signature_differs', name: printed }] });
  if (name === 'accept') await refuseExpired(tx, form);
}

/** A candidate answers by hand: in their name, on a day between the issue and today, and yes only with the paper and in time. */
export async function checkRecordedAnswer({ tx, before, name, input, values }: Move): Promise<void> {
  const form = before as StoredForm;
  if (form.employee_id !== null) throw new Problem('not_allowed');
  const [day, printed] = [String(input.answered_on), printedName(form)];
  if (!isSignatureOf(String(input.name), { first_name: printed, last_name: '' }))
    throw invalid({ name: [{ code: 'signature_differs', name: printed }] });
  const { rows } = await sql<{ is_early: boolean; is_late: boolean; has_paper: boolean }>`
    select ${day}::date < (${form.issued_at}::timestamptz - interval '14 hours')::date as is_early,
      ${day}::date > (now() + interval '14 hours')::date as is_late,
      exists (select from media m where m.model = 'forms' and m.model_id = ${form.id}) as has_paper`.execute(tx);
  if (rows[0]?.is_early) throw invalid({ answered_on: [{ code: 'before_issue' }] });
  if (rows[0]?.is_late) throw invalid({ answered_on: [{ code: 'in_the_future' }] });
  values.answered_at = `${day}T12:00:00Z`;
  if (name !== 'record_acceptance') return;
  const { valid_until } = form.answers;
  if (typeof valid_until === 'string' && day > valid_until) throw new Problem('offer_expired', { args: { day: valid_until } });
  if (!rows[0]?.has_paper) throw new Problem('signed_paper_missing');
}

const printedName = ({ type, answers }: StoredForm): string =>
  String(answers[type === 'contract' ? 'employee_name' : 'candidate_name'] ?? '');

/** An offer is good until the end of its last day, where the person works. */
async function refuseExpired(tx: Transaction, { type, employee_id, answers }: StoredForm): Promise<void> {
  if (type !== 'job_offer') return;
  const day = String(answers.valid_until);
  const { rows } = await sql`select from employees e where e.id = ${employee_id} and today_of(e) > ${day}::date`.execute(tx);
  if (rows.length > 0) throw new Problem('offer_expired', { args: { day } });
}
