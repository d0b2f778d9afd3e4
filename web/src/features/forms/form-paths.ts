import type { PaperType } from '@cadre/contract/forms/index';
import type { Row } from '../../fields/kind.ts';

const sections: Record<PaperType, string> = { contract: '/forms/contract', job_offer: '/forms/job-offer' };

/** Where a form is written. */
export const writingPath = (type: PaperType, id?: number): string => (id === undefined ? sections[type] : `${sections[type]}/${id}`);

/** A new form for somebody; what is known about them is filled in. */
export const writingPathFor = (type: PaperType, employee: number | undefined): string =>
  employee === undefined ? sections[type] : `${sections[type]}?employee=${employee}`;

/** Where a paper is read. */
export const readingPath = (id: number): string => `/contract?id=${id}`;

/** A draft opens where it is written, for those who may; everything else is a paper to read. */
export const pathOfForm = (row: Row): string =>
  row.status === 'draft' && row.can?.update === true ? writingPath(row.type as PaperType, row.id) : readingPath(row.id);

/** A path with its query, for a `<Link>`. */
export function linkTo(path: string) {
  const [to = '/', query] = path.split('?');
  return { to, search: Object.fromEntries(new URLSearchParams(query)) };
}
