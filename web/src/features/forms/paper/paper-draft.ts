import { checkAnswers, withoutGaps } from '@cadre/contract/forms/check-answers';
import { type PaperType, papers } from '@cadre/contract/forms/index';
import { forms } from '@cadre/contract/resources/forms';
import { cleaned, newDraft } from '../../../crud/form/draft.ts';
import type { Draft, Row } from '../../../fields/kind.ts';

/** The fields of a form outside of its answers. While the form is edited, one draft contains both. */
export const headNames = ['employee_id', 'language', 'title'] as const;

const answerNames = (type: PaperType): string[] => Object.keys(papers[type].fields);

/** An empty document: the first option of every choice, and the values that the page knows already. */
export function newPaper(type: PaperType, known: Draft): Draft {
  const names = answerNames(type);
  const choices = newDraft({ ...forms, fields: papers[type].fields }, names);
  return { ...emptyHead, ...Object.fromEntries(names.map((name) => [name, null])), ...choices, ...pickKnown(type, known) };
}

export const draftOfForm = (type: PaperType, row: Row): Draft => ({
  ...Object.fromEntries([...headNames].map((name) => [name, row[name] ?? null])),
  ...Object.fromEntries(answerNames(type).map((name) => [name, answersOf(row)[name] ?? null])),
});

export const answersOf = (row: Row): Record<string, unknown> => (row.answers ?? {}) as Record<string, unknown>;

export const answersIn = (type: PaperType, draft: Draft): Record<string, unknown> =>
  withoutGaps(Object.fromEntries(answerNames(type).map((name) => [name, cleaned(draft[name])])));

/** The answers that mean something; a day that is half typed is still a gap. */
export function soundAnswers(type: PaperType, draft: Draft): Record<string, unknown> {
  const given = answersIn(type, draft);
  const wrong = checkAnswers(type, given, 'draft', given);
  return Object.fromEntries(Object.entries(given).filter(([name]) => !(name in wrong)));
}

export const bodyOf = (type: PaperType, draft: Draft): Draft => ({
  ...Object.fromEntries(headNames.map((name) => [name, cleaned(draft[name])])),
  answers: answersIn(type, draft),
});

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  Object.keys({ ...one, ...other }).every((name) => JSON.stringify(cleaned(one[name])) === JSON.stringify(cleaned(other[name])));

/** The recipient's name as written in the paper. */
export const personIn = (type: PaperType, draft: Draft): string =>
  String(draft[type === 'contract' ? 'employee_name' : 'candidate_name'] ?? '').trim();

const emptyHead: Draft = { employee_id: null, language: null, title: null };

const pickKnown = (type: PaperType, known: Draft): Draft => {
  const names = new Set<string>([...headNames, ...answerNames(type)]);
  return Object.fromEntries(Object.entries(known).filter(([name]) => names.has(name)));
};
