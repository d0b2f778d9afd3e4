import { checkRecord } from '../check.ts';
import { type Complaints, complaintOf } from '../problems.ts';
import { type PaperType, papers } from './index.ts';
import type { Paper } from './paper.ts';

/** A draft may have gaps and contradict itself, but holds nothing of the wrong kind; what is issued is whole. */
export function checkAnswers(type: PaperType, answers: Record<string, unknown>, as: 'draft' | 'whole'): Complaints {
  const { fields, check }: Paper = papers[type];
  if (as === 'draft') return checkRecord(fields, withoutGaps(answers), true);
  const found = checkRecord(fields, answers);
  for (const [name, one] of Object.entries(check(answers))) found[name] ??= [complaintOf(one)];
  return found;
}

/** What is given. Without a prototype, so that no name is special. */
export function withoutGaps(answers: Record<string, unknown>): Record<string, unknown> {
  const given: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(answers)) if (value !== '' && value !== null && value !== undefined) given[name] = value;
  return given;
}
