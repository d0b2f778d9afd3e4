import type { PaperType } from '@cadre/contract/forms/index';
import type { Row } from '../../fields/kind.ts';

const sections: Record<PaperType, string> = { contract: '/forms/contract', job_offer: '/forms/job-offer' };

/** Where a form is written. */
export const writingPath = (type: PaperType, id?: number): string => (id === undefined ? sections[type] : `${sections[type]}/${id}`);

/** A new form, optionally for an employee, whose known data is filled in. If several are begun, they are numbered from the second on. */
export function writingPathFor(type: PaperType, employee: number | undefined, draft = 1): string {
  const query = new URLSearchParams({
    ...(employee !== undefined && { employee: String(employee) }),
    ...(draft > 1 && { draft: String(draft) }),
  });
  return query.size === 0 ? sections[type] : `${sections[type]}?${query}`;
}

/** Where a paper is read. */
export const readingPath = (id: number): string => `/contract?id=${id}`;

/** A draft opens in the editor for users who may edit it; all other forms open as a document to read. */
export const pathOfForm = (row: Row): string =>
  row.status === 'draft' && row.can?.update === true ? writingPath(row.type as PaperType, row.id) : readingPath(row.id);

/** A path with its query, for a `<Link>`. */
export function linkTo(path: string) {
  const [to = '/', query] = path.split('?');
  return { to, search: Object.fromEntries(new URLSearchParams(query)) };
}
