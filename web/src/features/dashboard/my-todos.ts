import type { MyTodos } from '@cadre/contract/calls/notifications';
import { addDays } from '@cadre/rules/calendar';

export type Todo = {
  key: string;
  kind: 'decision' | 'document' | 'document_again' | 'answer' | 'refusal' | 'request_refusal' | 'overtime';
  title: string;
  day: string | null;
  link: Link;
};
type Link = { to: string; search?: Record<string, string> };

/** The number of days for which a refusal is shown. */
const daysOfNews = 14;

type Found = Omit<MyTodos, 'unread'>;
type Refused = Found['leaves'];

/** Open to-dos: decisions, documents to submit and forms to answer; then recent refusals. The earliest due date comes first. */
export function myTodos(found: Found, today: string): Todo[] {
  const isNews = ({ decided_at }: Refused[number]) => (decided_at ?? '').slice(0, 10) >= addDays(today, -daysOfNews);
  const decisions: Todo[] =
    found.decisions > 0
      ? [{ key: 'decisions', kind: 'decision', title: String(found.decisions), day: null, link: { to: '/my-approvals' } }]
      : [];
  const papers = found.documents.map(
    ({ id, status, title, due_on }): Todo => ({
      key: `document-${id}`,
      kind: status === 'rejected' ? 'document_again' : 'document',
      title,
      day: due_on,
      link: { to: '/my-info', search: { tab: 'documents' } },
    }),
  );
  const answers = found.forms.map(
    ({ id, title }): Todo => ({
      key: `form-${id}`,
      kind: 'answer',
      title,
      day: null,
      link: { to: '/contract', search: { id: String(id) } },
    }),
  );
  const refusals = found.requests
    .filter(isNews)
    .map(({ id, title }): Todo => ({ key: `request-${id}`, kind: 'refusal', title, day: null, link: { to: '/my-info' } }));
  const refused = (rows: Refused, to: string): Todo[] =>
    rows.filter(isNews).map(({ id, title }) => ({
      key: `${to}-${id}`,
      kind: 'request_refusal',
      title,
      day: null,
      link: { to, search: { id: String(id) } },
    }));
  const overtime = found.overtime.map(
    ({ id, title }): Todo => ({
      key: `overtime-${id}`,
      kind: 'overtime',
      title,
      day: null,
      link: { to: '/my-attandance/overtime', search: { id: String(id) } },
    }),
  );
  return [
    ...decisions,
    ...papers.sort(byDay),
    ...answers,
    ...overtime,
    ...refused(found.leaves, '/my-leaves'),
    ...refused(found.excuses, '/my-excuses'),
    ...refusals,
  ];
}

const byDay = (one: Todo, other: Todo): number => (one.day ?? '9999').localeCompare(other.day ?? '9999');
