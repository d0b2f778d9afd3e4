import { checkAnswers, withoutGaps } from '@cadre/contract/forms/check-answers';
import type { PaperType } from '@cadre/contract/forms/index';
import type { Behaviour, Move, Removal, Write } from '../../crud/behaviour.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { moveDocument } from './form-document.ts';
import type { StoredForm } from './stored-form.ts';
import { pathOf, tellIssuer } from './tell-of-form.ts';

const isDraft = () => sql<boolean>`r.status = 'draft'`;

export const formsBehaviour: Behaviour = {
  can: { update: isDraft, delete: isDraft },
  pathFor: pathOf,
  async beforeWrite({ values, before }: Write) {
    if (before) refuseIssued(before as StoredForm);
    const { type, answers } = { ...before, ...values } as { type: PaperType; answers: Record<string, unknown> };
    const found = checkAnswers(type, answers, 'draft');
    if (Object.keys(found).length > 0) throw invalid(found);
    if (values.answers) values.answers = withoutGaps(answers);
  },
  async beforeDelete({ before }: Removal) {
    refuseIssued(before as StoredForm);
  },
  async beforeMove({ tx, before, name, asked }: Move) {
    if (name !== 'accept') return;
    if (asked.terms !== true) throw invalid({ terms: [{ code: 'terms' }] });
    await refuseExpired(tx, before as StoredForm);
  },
  async afterMove({ tx, asker, before, name, to }: Move) {
    const form = before as StoredForm;
    if (name === 'withdraw') await moveDocument(tx, asker, form, 'expired');
    if (name === 'decline') await moveDocument(tx, asker, form, 'rejected');
    if (name !== 'withdraw') await tellIssuer(tx, asker.actor, form, to as 'accepted' | 'declined');
  },
};

function refuseIssued({ status }: StoredForm): void {
  if (status !== 'draft') throw new Problem('wrong_state');
}

/** An offer is good until the end of its last day, where the person works. */
async function refuseExpired(tx: Transaction, { type, employee_id, answers }: StoredForm): Promise<void> {
  if (type !== 'job_offer') return;
  const day = String(answers.valid_until);
  const { rows } = await sql`select from employees e where e.id = ${employee_id} and today_of(e) > ${day}::date`.execute(tx);
  if (rows.length > 0) throw new Problem('offer_expired', { args: { day } });
}
