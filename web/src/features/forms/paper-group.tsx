import { FormField } from '../../crud/form/form-field.tsx';
import type { useRequiredMark } from '../../crud/form/use-required-mark.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { fieldId } from './field-id.ts';
import type { PaperGroup as Group } from './paper-fields.ts';
import type { PaperForm } from './use-paper-form.ts';

type Props = { group: Group; paper: PaperForm; form: PaperForm['form']; marks: ReturnType<typeof useRequiredMark> };

/** One part of the form, under its heading. */
export function PaperGroup({ group: { name, rows }, paper, form, marks }: Props) {
  const t = useTexts();
  return (
    <Card className="paper-form__group" title={t(`papers.group_${name}`)}>
      {rows.map((row) => (
        <div key={row.map((field) => field.name).join()} className="record-form__row">
          {row.map((field) => (
            <FormField key={field.name} id={fieldId(field.name)} {...field} form={form} row={paper.row} mark={marks(field.field)} />
          ))}
        </div>
      ))}
    </Card>
  );
}
