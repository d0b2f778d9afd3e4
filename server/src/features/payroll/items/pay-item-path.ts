import type { Contact } from '../../../platform/notices/contacts.ts';

/** Where a notice about pay leads: people to their own salary, whoever deals with pay to the row. */
export const payItemPath =
  (page: 'salaries' | 'bonuses') =>
  ({ id }: Record<string, unknown>, owner?: Contact): `/${string}` =>
    owner?.is_self_service ? '/my-salary' : `/payroll/${page}?id=${id}`;
