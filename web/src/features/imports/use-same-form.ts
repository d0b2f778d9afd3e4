import type { ImportData } from '@cadre/contract/calls/imports';
import { employees } from '@cadre/contract/resources/employees';
import { useCallForm } from '../../crud/form/use-call-form.ts';
import { useEffective } from '../../crud/use-effective.ts';
import { fieldsOf } from './fields-of.ts';

/** A form for the values that no column has, with the fields of the record itself. */
export function useSameForm({ resource, same }: Pick<ImportData, 'resource' | 'same'>, names: string[]) {
  const fields = fieldsOf(resource, useEffective(employees));
  const rows = names.flatMap((_, at) => (at % 2 === 0 ? [names.slice(at, at + 2)] : []));
  return useCallForm({ fields, rows, start: same });
}
