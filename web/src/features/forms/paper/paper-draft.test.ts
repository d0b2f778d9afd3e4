import { expect, test } from 'vitest';
import { bodyOf, draftOfForm, isSameDraft, newPaper, soundAnswers } from './paper-draft.ts';

test('a day that is half typed is still a gap on the paper', () => {
  const draft = { ...newPaper('contract', {}), start_date: '2027-01', signing_date: '2026-12-01', leave_days: 'many' };
  const answers = soundAnswers('contract', draft);
  expect(answers).toMatchObject({ signing_date: '2026-12-01', contract_type: 'permanent' });
  expect(answers).not.toHaveProperty('start_date');
  expect(answers).not.toHaveProperty('leave_days');
});

test('a new paper takes only its own fields from the known values', () => {
  const known = { language: 'ja', employer_name: 'Example', representative_name: 'Ada Admin', nonsense: 1 };
  expect(newPaper('contract', known)).toMatchObject({
    language: 'ja',
    employer_name: 'Example',
    representative_name: 'Ada Admin',
    title: null,
  });
  expect(newPaper('job_offer', known)).not.toHaveProperty('representative_name');
  expect(newPaper('job_offer', known)).not.toHaveProperty('nonsense');
});

test('a draft that is sent and loaded again is unchanged', () => {
  const draft = { ...newPaper('job_offer', { language: 'en' }), title: ' Offer ', candidate_name: '王 小明', salary: 0 };
  const body = bodyOf('job_offer', draft);
  expect(body).toMatchObject({ title: 'Offer', employee_id: null, answers: { candidate_name: '王 小明', salary: 0 } });
  expect(isSameDraft(draftOfForm('job_offer', { id: 1, ...body }), draft)).toBe(true);
  expect(isSameDraft(draftOfForm('job_offer', { id: 1, ...body }), { ...draft, salary: 1 })).toBe(false);
});
