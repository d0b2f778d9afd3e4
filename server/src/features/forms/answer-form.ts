import type { answerForm as answerCall } from '@cadre/contract/calls/forms';
import { forms } from '@cadre/contract/resources/forms';
import { audit } from '../../crud/audit.ts';
import { idOf, readRecord } from '../../crud/read.ts';
import { lockRow } from '../../crud/stored-row.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { House } from '../../platform/house.ts';
import type { Asked } from '../../platform/http/asked.ts';
import { notify } from '../../platform/notify.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { moveDocument } from './form-document.ts';
import { formsBehaviour } from './forms-behaviour.ts';
import type { StoredForm } from './stored-form.ts';
import { pathOf } from './tell-of-form.ts';

type Answering = Asked<typeof answerCall>;

/** By the person it is for, once, with the name typed. */
export async function answerForm(house: House, asked: Answering) {
  const { actor, t } = asked;
  const { status, terms } = asked.body;
  return house.db.transaction(async (tx) => {
    const form = (await lockRow(tx, forms, asked, 'view', idOf(asked.params.id))) as StoredForm;
    if (form.employee_id === null || form.employee_id !== actor.employee_id) throw new Problem('not_allowed');
    if (form.status !== 'issued') throw new Problem('wrong_state');
    if (status === 'accepted' && terms !== true) throw invalid({ terms: [{ code: 'terms' }] });
    if (status === 'accepted') await refuseExpired(tx, form);
    await note(tx, asked, form);
    if (status === 'declined') await moveDocument(tx, asked, form, 'rejected');
    if (form.updated_by_id !== null) await tellIssuer(tx, asked, form, form.updated_by_id);
    const data = await readRecord(tx, forms, formsBehaviour, actor, form.id);
    return { message: t('done.status', { label: form.title, status: t(`nouns.forms.options.status.${status}`) }), data };
  });
}

/** An offer is good until the end of its last day, where the person works. */
async function refuseExpired(tx: Transaction, { type, employee_id, answers }: StoredForm): Promise<void> {
  if (type !== 'job_offer') return;
  const day = String(answers.valid_until);
  const { rows } = await sql`select from employees e where e.id = ${employee_id} and today_of(e) > ${day}::date`.execute(tx);
  if (rows.length > 0) throw new Problem('offer_expired', { args: { day } });
}

async function note(tx: Transaction, { actor, trace, body }: Answering, form: StoredForm): Promise<void> {
  const name = body.name.trim();
  await sql`
    update forms set status = ${body.status}, answered_at = now(), answered_by = ${name}, answer_note = ${body.note?.trim() || null},
      version = version + 1, updated_at = now(), updated_by_id = ${actor.user_id}
    where id = ${form.id}`.execute(tx);
  const changes = [
    { field: 'status', old: form.status, new: body.status },
    { field: 'answered_by', old: null, new: name },
  ];
  const employee_id = form.employee_id ?? undefined;
  audit(tx, { actor, trace, action: 'status', model: 'forms', model_id: form.id, label: form.title, employee_id, changes });
}

async function tellIssuer(tx: Transaction, { actor, body }: Answering, form: StoredForm, issuer: number): Promise<void> {
  const { rows } = await sql`select from users where id = ${issuer}`.execute(tx);
  if (rows.length > 0) await notify(tx.run, issuer, `form_${body.status}`, { name: actor.name, title: form.title }, pathOf(form));
}
