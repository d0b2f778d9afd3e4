import type { Contact } from '../../../platform/notices/contacts.ts';

/** The page that a notice about pay links to: employees see their own salary, pay officers the row. */
export const payItemPath =
  (page: 'salaries' | 'bonuses') =>
  ({ id }: Record<string, unknown>, owner?: Contact): `/${string}` =>
    owner?.is_self_service ? '/my-salary' : `/payroll/${page}?id=${id}`;
