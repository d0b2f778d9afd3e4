import { FormField } from '../../../crud/form/form-field.tsx';
import type { FormField as Field } from '../../../crud/form/form-rows.ts';
import { useRequiredMark } from '../../../crud/form/use-required-mark.ts';
import type { NewEmployee } from './use-new-employee.ts';

export const fieldId = (name: string): string => `field-${name}`;

export function FieldRows({ rows, form }: { rows: Field[][]; form: NewEmployee['form'] }) {
  const marks = useRequiredMark(rows.flat());
  return (
    <div className="column gap-3 record-form">
      {rows.map((one) => (
        <div key={one.map(({ name }) => name).join()} className="grid record-form__row">
          {one.map((field) => (
            <FormField key={field.name} id={fieldId(field.name)} {...field} form={form} row={undefined} mark={marks(field.field)} />
          ))}
        </div>
      ))}
    </div>
  );
}
