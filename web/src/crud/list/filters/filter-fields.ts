import type { Field } from '@cadre/contract/fields';
import { fieldOf } from '@cadre/contract/resource';
import { kindOf } from '../../../fields/index.ts';
import type { FieldKind } from '../../../fields/kind.ts';
import type { Page } from '../../page.ts';

export type FilterField = {
  name: string;
  field: Field;
  Filter: NonNullable<FieldKind['Filter']>;
  Chosen: NonNullable<FieldKind['Chosen']>;
};

/** The filters that this caller may use on this page. */
export const filterFields = ({ resource, options, rights }: Page): FilterField[] =>
  resource.list.filters.flatMap((name) => {
    const field = fieldOf(resource, name);
    if (!field || !rights.seesInAllRows(name) || options.hideFields?.includes(name)) return [];
    const { Filter, Chosen } = kindOf(name, field, options.kinds);
    return Filter && Chosen ? [{ name, field, Filter, Chosen }] : [];
  });
