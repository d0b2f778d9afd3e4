import { checkAnswers, withoutGaps } from '@cadre/contract/forms/check-answers';
import type { PaperType } from '@cadre/contract/forms/index';
import type { Behaviour, Move, Removal, Write } from '../../crud/behaviour.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { moveDocument } from './form-document.ts';
import type { StoredForm } from './stored-form.ts';
import { tellEmployee } from './tell-of-form.ts';

const isDraft = () => sql<boolean>`r.status = 'draft'`;

export const formsBehaviour: Behaviour = {
  can: { update: isDraft, delete: isDraft },
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
  async afterMove({ tx, asker, before }: Move) {
    const form = before as StoredForm;
    await moveDocument(tx, asker, form, 'expired');
    await tellEmployee(tx, form, 'form_withdrawn');
  },
};

function refuseIssued({ status }: StoredForm): void {
  if (status !== 'draft') throw new Problem('wrong_state');
}
