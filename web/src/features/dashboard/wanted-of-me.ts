import { addDays } from '@cadre/rules/calendar';
import type { Row } from '../../fields/kind.ts';

export type Wanted = {
  key: string;
  kind: 'document' | 'document_again' | 'answer' | 'refusal';
  title: string;
  day: string | null;
  link: Link;
};
type Link = { to: string; search?: Record<string, string> };

/** So long a refusal is news. */
const daysOfNews = 14;

/** What others wait for: papers to bring, papers to answer; then changes that HR refused of late. What is due first comes first. */
export function wantedOfMe(found: { documents: Row[]; forms: Row[]; requests: Row[] }, today: string): Wanted[] {
  const papers = found.documents.map(
    ({ id, status, title, due_on }): Wanted => ({
      key: `document-${id}`,
      kind: status === 'rejected' ? 'document_again' : 'document',
      title: String(title),
      day: typeof due_on === 'string' ? due_on : null,
      link: { to: '/my-info', search: { tab: 'documents' } },
    }),
  );
  const answers = found.forms.map(
    ({ id, title }): Wanted => ({
      key: `form-${id}`,
      kind: 'answer',
      title: String(title),
      day: null,
      link: { to: '/contract', search: { id: String(id) } },
    }),
  );
  const refusals = found.requests
    .filter(({ decided_at }) => String(decided_at ?? '').slice(0, 10) >= addDays(today, -daysOfNews))
    .map(
      ({ id, summary }): Wanted => ({ key: `request-${id}`, kind: 'refusal', title: String(summary), day: null, link: { to: '/my-info' } }),
    );
  return [...papers.sort(byDay), ...answers, ...refusals];
}

const byDay = (one: Wanted, other: Wanted): number => (one.day ?? '9999').localeCompare(other.day ?? '9999');
