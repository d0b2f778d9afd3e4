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
  entered: Day;
};

type Given = Partial<DocumentPlan> & Pick<DocumentPlan, 'type' | 'title' | 'status' | 'entered'>;

const paper = (given: Given): DocumentPlan => ({
  issued_on: null,
  expires_on: null,
  due_on: null,
  note: null,
  decision_note: null,
  ...given,
});

const certificates = [
  'Project management certificate',
  'Cloud architecture certificate',
  'Data protection training',
  'Agile coaching certificate',
  'Accounting diploma',
  'Safety training',
];
const submitted = ['Language certificate', 'Proof of address', 'Driver’s license', 'Certificate of a course'];
const wanted = ['Signed security policy', 'Signed travel policy', 'Confirmation of health insurance', 'Signed code of conduct'];
const rejected = [
  ['passport', 'Copy of the passport', 'The second page is missing.'],
  ['certificate', 'Reference letter', 'The letter has no signature.'],
  ['identity', 'Residence card', 'The picture is too dark to read.'],
] as const;

/** The documents of an employee: mostly in order, some expiring, some still missing. */
export function planDocuments(person: EmployeePlan, number: number, today: Day): DocumentPlan[] {
  const random = chanceOf(number + 100_000);
  const before = (days: number): Day => addDays(today, -days);
  const after = (days: number): Day => addDays(today, days);
  const joined = person.created_at.slice(0, 10);
  const filed = addDays(joined, random.below(20));
  const entered = filed < today ? filed : before(1);
  const nth = <T>(from: readonly T[], every: number): T => from[Math.floor(number / every) % from.length] as T;
  const all = [
    paper({
      type: 'identity',
      title: 'Identity card',
      status: 'accepted',
      entered,
      issued_on: before(random.between(400, 2500)),
      expires_on: after(number % 10 === 2 ? random.between(5, 45) : random.between(90, 2600)),
    }),
  ];
  if (random.below(3) > 0)
    all.push(
      paper({ type: 'certificate', title: 'Degree certificate', status: 'accepted', entered, issued_on: addDays(person.hire_date, -400) }),
    );
  if (number % 4 === 1) {
    const issued_on = before(random.between(60, 300));
    const later = addDays(issued_on, random.between(3, 20));
    const title = nth(certificates, 4);
    all.push(paper({ type: 'certificate', title, status: 'accepted', entered: later > entered ? later : entered, issued_on }));
  }
  if (number % 9 === 4) {
    const expires_on = after(number % 2 === 0 ? random.between(6, 80) : random.between(200, 600));
    all.push(paper({ type: 'visa', title: 'Work permit', status: 'accepted', entered, issued_on: before(700), expires_on }));
  }
  if (number % 11 === 5)
    all.push(
      paper({
        type: 'certificate',
        title: 'First-aid certificate',
        status: 'expired',
        entered,
        issued_on: before(1100 + random.below(200)),
        expires_on: before(random.between(4, 60)),
      }),
    );
  if (number % 14 === 3)
    all.push(
      paper({
        type: nth(submitted, 14) === 'Driver’s license' ? 'identity' : 'certificate',
        title: nth(submitted, 14),
        status: 'submitted',
        entered: before(random.between(1, 9)),
        note: 'As you asked.',
      }),
    );
  if (number % 12 === 6) {
    const entered = before(random.between(2, 12));
    all.push(paper({ type: 'policy', title: nth(wanted, 12), status: 'requested', entered, due_on: after(random.between(3, 20)) }));
  }
  if (number % 17 === 9) {
    const [type, title, decision_note] = nth(rejected, 17);
    all.push(paper({ type, title, status: 'rejected', entered: before(random.between(5, 25)), decision_note, due_on: after(10) }));
  }
  return all;
}
