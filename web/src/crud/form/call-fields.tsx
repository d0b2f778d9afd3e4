import type { Row } from '../../fields/kind.ts';
import './form.css';
import { FormField } from './form-field.tsx';
import type { CallForm } from './use-call-form.ts';
import { useRequiredMark } from './use-required-mark.ts';

/** The inputs of a call's form. `row` has the names of the referenced records. */
export function CallFields({ of: { form, rows, flat, idOf }, row }: { of: CallForm; row?: Row | undefined }) {
  const marks = useRequiredMark(flat);
  return (
    <div className="column gap-3 record-form">
      {rows.map((one) => (
        <div key={one.map(({ name }) => name).join()} className="grid record-form__row">
          {one.map((field) => (
            <FormField key={field.name} id={idOf(field.name)} {...field} form={form} row={row} mark={marks(field.field)} />
          ))}
        </div>
      ))}
    </div>
  );
}
