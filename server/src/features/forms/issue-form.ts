import { createHash, randomBytes } from 'node:crypto';
import type { issueForm as issueCall } from '@cadre/contract/calls/forms';
import { checkAnswers } from '@cadre/contract/forms/check-answers';
import type { PaperType } from '@cadre/contract/forms/index';
import { forms } from '@cadre/contract/resources/forms';
import { dayIn } from '@cadre/rules/calendar';
import { namesPerson } from '@cadre/rules/person-name';
import { changeStatus } from '../../crud/acts/change-status.ts';
import { readRecord } from '../../crud/read/read.ts';
import { lockRow, refuseStale } from '../../crud/write/stored-row.ts';
import type { Runner, Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { headOfPaper } from '../../platform/documents/company-logo.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { addDocument } from './form-document.ts';
import { formsBehaviour } from './forms-behaviour.ts';
import { mailCandidate, mailEmployee, notifyEmployee } from './notify-of-form.ts';
import { seenForm } from './seen-form.ts';
import type { StoredForm } from './stored-form.ts';
import { subjectOf } from './subject-of-form.ts';
import { writeForm } from './write-form.ts';

type Issuing = CallContext<typeof issueCall>;

/**
 * No move: its file is written between two looks at the draft, so that no transaction waits for it, and the version that was
 * seen must be named. What changed meanwhile is refused as stale.
 */
export async function issueForm(services: Services, context: Issuing) {
  const draft = await services.db.reading((on) => readyForm(on, context));
  const number = await nextNumber(services.db, draft.type);
  const bytes = await writeForm(draft, number, await headOfPaper(services));
  const stored_as = `form-${randomBytes(24).toString('hex')}`;
  await services.files.put(stored_as, bytes);
  try {
    const data = await services.db.transaction(async (tx) => {
      const form = (await lockRow(tx, forms, context, 'issue', draft.id)) as StoredForm;
      await refuseUnready(tx, context, form);
      await issue(services, tx, context, form, { number, stored_as, file_hash: createHash('sha256').update(bytes).digest('hex') });
      return readRecord(tx, { resource: forms, behaviour: formsBehaviour, actor: context.actor }, form.id);
    });
    return { message: context.t('done.form_issued', { label: draft.title, number }), data };
  } catch (refusal) {
    await services.files.remove(stored_as);
    throw refusal;
  }
}

async function readyForm(db: Runner, context: Issuing): Promise<StoredForm> {
  const form = await seenForm(db, context);
  await refuseUnready(db, context, form);
  return form;
}

/** A form is ready if it is a complete draft, in the version the user has seen. */
async function refuseUnready(db: Runner, context: Issuing, form: StoredForm): Promise<void> {
  if (form.status !== 'draft') throw new Problem('wrong_state');
  await refuseStale(db, { resource: forms, behaviour: formsBehaviour, caller: context }, form, context.body.version);
  if (form.employee_id !== null && form.employee_id === context.actor.employee_id) throw new Problem('own_request');
  const found = checkAnswers(form.type, form.answers, 'whole', form.answers);
  if (form.type === 'contract' && form.employee_id === null) found.employee_id = [{ code: 'required' }];
  if (form.type === 'job_offer') Object.assign(found, overBy(form.answers));
  if (Object.keys(found).length > 0) throw invalid(found);
  await refuseOtherName(db, form);
}

/** An offer that can no longer be accepted is not issued. A day is over when it is over everywhere. */
function overBy(answers: StoredForm['answers']): ReturnType<typeof checkAnswers> {
  const today = dayIn('Etc/GMT+12', new Date());
  const over = (['valid_until', 'end_date'] as const).filter((name) => typeof answers[name] === 'string' && answers[name] < today);
  return Object.fromEntries(over.map((name) => [name, [{ code: 'in_the_past' }]]));
}

/** An issued form names its employee, who still works here. */
async function refuseOtherName(db: Runner, form: StoredForm): Promise<void> {
  const person = await subjectOf(db, form);
  if (!person) return;
  const field = form.type === 'contract' ? 'employee_name' : 'candidate_name';
  if (!namesPerson(String(form.answers[field]), person)) throw invalid({ [field]: [{ code: 'names_somebody_else', name: person.name }] });
}

const series = { contract: ['C', 'contract_numbers'], job_offer: ['O', 'job_offer_numbers'] } as const;

/** C-2026-0001. A number that is not used in the end leaves a gap. */
async function nextNumber(db: Runner, type: PaperType): Promise<string> {
  const [letter, sequence] = series[type];
  const { rows } = await sql<{ number: number }>`select nextval(${sequence}) as number`.execute(db);
  return `${letter}-${new Date().getUTCFullYear()}-${String(rows[0]?.number).padStart(4, '0')}`;
}

type Issue = { number: string; stored_as: string; file_hash: string };

async function issue(
  services: Services,
  tx: Transaction,
  context: Issuing,
  form: StoredForm,
  { number, stored_as, file_hash }: Issue,
): Promise<void> {
  const values = { number, stored_as, file_hash, issued_at: sql`now()` };
  await changeStatus(tx, forms, context, form, 'issued', { values, noted: ['number'] });
  await addDocument(tx, context, form, number);
  await notifyEmployee(tx, form);
  await mailEmployee(services, tx, form, number);
  await mailCandidate(services, tx, form, number, stored_as);
}
