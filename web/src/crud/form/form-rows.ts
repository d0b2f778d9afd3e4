import type { Field } from '@cadre/contract/fields';
import { fieldOf } from '@cadre/contract/resource';
import type { FieldKind, Row } from '../../fields/kind.ts';
import { inNameOrder } from '../../fields/name-order.ts';
import { kindOrLines } from '../lines/lines-kind.tsx';
import type { Page } from '../page.ts';
import { draftFlag } from '../sending.ts';

export type FormField = { name: string; field: Field; kind: FieldKind; Input: NonNullable<FieldKind['Input']> };

/** The rows of a form, without fields that the caller may not write or, in this record, not even read. */
export function formRows(
  { resource, options, rights }: Pick<Page, 'resource' | 'options' | 'rights'>,
  row: Row | undefined,
  language: string,
  isNew = row === undefined,
): FormField[][] {
  const isHidden = (name: string) =>
    name === draftFlag || !rights.writes(name) || options.hideFields?.includes(name) || (row !== undefined && row[name] === undefined);
  const rows = (options.form?.rows ?? resource.form.rows).map((names) =>
    inNameOrder(names, language).flatMap((name) => {
      const declared = fieldOf(resource, name);
      if (!declared || isHidden(name)) return [];
      const { required: _, ...optional } = declared;
      const field = isNew && options.form?.serverFills?.includes(name) ? (optional as Field) : declared;
      const kind = kindOrLines(name, field, options.kinds);
      return kind.Input ? [{ name, field, kind, Input: kind.Input }] : [];
    }),
  );
  return rows.filter((fields) => fields.length > 0);
}
