import { checkAnswers, withCountries, withoutGaps } from '@cadre/contract/forms/check-answers';
import type { PaperType } from '@cadre/contract/forms/index';
import type { Behaviour, Filing, Move, Removal, Write } from '../../crud/behaviour.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { checkOwnAnswer, checkRecordedAnswer } from './check-answer.ts';
import { moveDocument } from './form-document.ts';
import { notifyIssuer, pathOf } from './notify-of-form.ts';
import type { StoredForm } from './stored-form.ts';

const isDraft = () => sql<boolean>`r.status = 'draft'`;
const isForCandidate = () => sql<boolean>`r.employee_id is null`;

export const formsBehaviour: Behaviour = {
  can: { update: isDraft, delete: isDraft, record_acceptance: isForCandidate, record_refusal: isForCandidate },
  pathFor: pathOf,
  async beforeWrite({ values, before }: Write) {
    if (before) refuseIssued(before as StoredForm);
    const { type, answers } = { ...before, ...values } as { type: PaperType; answers: Record<string, unknown> };
    const given = withCountries(type, answers);
    const found = checkAnswers(type, given, 'draft', (before as StoredForm | undefined)?.answers);
    if (Object.keys(found).length > 0) throw invalid(found);
    if (values.answers) values.answers = withoutGaps(given);
  },
  async beforeDelete({ before }: Removal) {
    refuseIssued(before as StoredForm);
  },
  /** A candidate's signed copy is added while the offer is open. */
  async beforeFile({ before }: Filing) {
    const { status, employee_id } = before as StoredForm;
    if (status !== 'issued' || employee_id !== null) throw new Problem('wrong_state');
  },
  async beforeMove(move: Move) {
    if (move.name === 'accept' || move.name === 'decline') await checkOwnAnswer(move);
    if (move.name === 'record_acceptance' || move.name === 'record_refusal') await checkRecordedAnswer(move);
  },
  async afterMove({ tx, caller, before, name, to }: Move) {
    const form = before as StoredForm;
    if (name === 'withdraw') await moveDocument(tx, caller, form, 'expired');
    if (name === 'decline') await moveDocument(tx, caller, form, 'rejected');
    if (name === 'accept' || name === 'decline') await notifyIssuer(tx, caller.actor, form, to as 'accepted' | 'declined');
  },
};

function refuseIssued({ status }: StoredForm): void {
  if (status !== 'draft') throw new Problem('wrong_state');
}
