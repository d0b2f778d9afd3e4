import type { Fields } from '@cadre/contract/fields';
import { fieldsOf } from '@cadre/contract/forms/check-answers';
import { type PaperType, papers } from '@cadre/contract/forms/index';
import type { GroupName, Paper } from '@cadre/contract/forms/paper';
import type { Resource } from '@cadre/contract/resource';
import { forms } from '@cadre/contract/resources/forms';
import type { FormField } from '../../../crud/form/form-rows.ts';
import { kindOf } from '../../../fields/index.ts';
import type { Draft } from '../../../fields/kind.ts';

export type PaperGroup = { name: GroupName | 'paper'; rows: FormField[][] };

/** The form of a document in groups, beginning with its employee. */
export function groupsOf(type: PaperType, stored?: Draft): PaperGroup[] {
  const { groups }: Paper = papers[type];
  const fields = fieldsOf(type, stored);
  return [
    { name: 'paper', rows: rowsOf(headOf(type), [['employee_id', 'language'], ['title']]) },
    ...groups.map(({ name, rows }) => ({ name, rows: rowsOf(fields, rows) })),
  ];
}

/** The resource a draft is checked against, with the rules across its fields. */
export const declarationOf = (type: PaperType): Resource => ({ ...forms, check: papers[type].check });

/** A contract always needs an employee record; a candidate has none yet. */
const headOf = (type: PaperType): Fields => {
  const { employee_id } = forms.fields;
  return type === 'contract' ? { ...forms.fields, employee_id: { ...employee_id, required: true } } : forms.fields;
};

const rowsOf = (fields: Fields, rows: readonly (readonly string[])[]): FormField[][] =>
  rows.map((names) => names.flatMap((name) => fieldIn(fields, name)));

function fieldIn(fields: Fields, name: string): FormField[] {
  const field = fields[name];
  const kind = field && kindOf(name, field);
  return field && kind?.Input ? [{ name, field, kind, Input: kind.Input }] : [];
}
