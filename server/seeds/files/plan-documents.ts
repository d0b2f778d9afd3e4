import { addDays, type Day } from '@cadre/rules/calendar';
import type { EmployeePlan } from '../company/plan.ts';
import { chanceOf } from './plan-file.ts';

export type DocumentPlan = {
  type: string;
  title: string;
  status: 'requested' | 'submitted' | 'accepted' | 'rejected' | 'expired';
  issued_on: Day | null;
  expires_on: Day | null;
  due_on: Day | null;
  note: string | null;
  decision_note: string | null;
};

const paper = (type: string, title: string, status: DocumentPlan['status'], more: Partial<DocumentPlan> = {}): DocumentPlan => ({
  type,
  title,
  status,
  issued_on: null,
  expires_on: null,
  due_on: null,
  note: null,
  decision_note: null,
  ...more,
});

/** What lies in somebody's file: mostly in order, some of it running out, some still to come. */
export function planDocuments(person: EmployeePlan, number: number, today: Day): DocumentPlan[] {
  const random = chanceOf(number + 100_000);
  const before = (days: number): Day => addDays(today, -days);
  const after = (days: number): Day => addDays(today, days);
  const all = [
    paper('identity', 'Identity card', 'accepted', {
      issued_on: before(random.between(200, 2500)),
      expires_on: after(random.between(5, 2600)),
    }),
  ];
  if (random.below(3) > 0) all.push(paper('certificate', 'Degree certificate', 'accepted', { issued_on: addDays(person.hire_date, -400) }));
  if (number % 9 === 4)
    all.push(paper('visa', 'Work permit', 'accepted', { issued_on: before(700), expires_on: after(random.between(6, 80)) }));
  if (number % 11 === 5)
    all.push(paper('certificate', 'First-aid certificate', 'expired', { issued_on: before(1200), expires_on: before(20) }));
  if (number % 7 === 3) all.push(paper('certificate', 'Language certificate', 'submitted', { note: 'Result of last month.' }));
  if (number % 8 === 6) all.push(paper('policy', 'Signed security policy', 'requested', { due_on: after(random.between(3, 20)) }));
  if (number % 13 === 9) {
    all.push(paper('passport', 'Copy of the passport', 'rejected', { decision_note: 'The second page is missing.', due_on: after(10) }));
  }
  return all;
}
