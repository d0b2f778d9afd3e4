import type { NeedsMe } from '@cadre/contract/calls/notifications';
import { addDays } from '@cadre/rules/calendar';

export type Wanted = {
  key: string;
  kind: 'decision' | 'document' | 'document_again' | 'answer' | 'refusal' | 'request_refusal' | 'overtime';
  title: string;
  day: string | null;
  link: Link;
};
type Link = { to: string; search?: Record<string, string> };

/** The number of days for which a refusal is shown. */
const daysOfNews = 14;

type Found = Omit<NeedsMe, 'unread'>;
type Refused = Found['leaves'];

/** Open to-dos: decisions, documents to submit and forms to answer; then recent refusals. The earliest due date comes first. */
export function wantedOfMe(found: Found, today: string): Wanted[] {
  const isNews = ({ decided_at }: Refused[number]) => (decided_at ?? '').slice(0, 10) >= addDays(today, -daysOfNews);
  const decisions: Wanted[] =
    found.decisions > 0
      ? [{ key: 'decisions', kind: 'decision', title: String(found.decisions), day: null, link: { to: '/my-approvals' } }]
      : [];
  const papers = found.documents.map(
    ({ id, status, title, due_on }): Wanted => ({
      key: `document-${id}`,
      kind: status === 'rejected' ? 'document_again' : 'document',
      title,
      day: due_on,
      link: { to: '/my-info', search: { tab: 'documents' } },
    }),
  );
  const answers = found.forms.map(
    ({ id, title }): Wanted => ({
      key: `form-${id}`,
      kind: 'answer',
      title,
      day: null,
      link: { to: '/contract', search: { id: String(id) } },
    }),
  );
  const refusals = found.requests
    .filter(isNews)
    .map(({ id, title }): Wanted => ({ key: `request-${id}`, kind: 'refusal', title, day: null, link: { to: '/my-info' } }));
  const refused = (rows: Refused, to: string): Wanted[] =>
    rows.filter(isNews).map(({ id, title }) => ({
      key: `${to}-${id}`,
      kind: 'request_refusal',
      title,
      day: null,
      link: { to, search: { id: String(id) } },
    }));
  const overtime = found.overtime.map(
    ({ id, title }): Wanted => ({
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

const byDay = (one: Wanted, other: Wanted): number => (one.day ?? '9999').localeCompare(other.day ?? '9999');
