import { type FormEvent, useState } from 'react';
import { FormField } from '../../../crud/form/form-field.tsx';
import type { FormField as Field } from '../../../crud/form/form-rows.ts';
import { FormSummary } from '../../../crud/form/form-summary.tsx';
import type { Form } from '../../../crud/form/use-form.ts';
import { useRequiredMark } from '../../../crud/form/use-required-mark.ts';
import type { Row } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useStepFocus } from './use-step-focus.ts';

type Props = { rows: Field[][]; form: Form; record: Row | undefined; hasChanges: boolean; onDone: () => void; onCancel: () => void };

/** The requested values, validated like HR's own form. */
export function ChangeForm({ rows, form, record, hasChanges, onDone, onCancel }: Props) {
  const t = useTexts();
  const step = useStepFocus<HTMLFormElement>();
  const fields = rows.flat();
  const marks = useRequiredMark(fields);
  const [isTried, setTried] = useState(false);
  const focus = (name: string | undefined) => name && document.getElementById(fieldId(name))?.focus();

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    form.touch(fields.map(({ name }) => name));
    const wrong = fields.find(({ name }) => form.complaints[name]);
    if (wrong) return focus(wrong.name);
    if (hasChanges) onDone();
  };
  return (
    <form ref={step} tabIndex={-1} className="column gap-3 record-form" noValidate onSubmit={goOn}>
      {isTried && <FormSummary form={form} onFocus={focus} />}
      {isTried && !hasChanges && (
        <Alert tone="warning">
          <p>{t('self.nothing_changed')}</p>
        </Alert>
      )}
      {rows.map((row) => (
        <div key={row.map(({ name }) => name).join()} className="grid record-form__row">
          {row.map((field) => (
            <FormField key={field.name} id={fieldId(field.name)} {...field} form={form} row={record} mark={marks(field.field)} />
          ))}
        </div>
      ))}
      <div className="gap-2 flex wraps form-footer">
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button variant="primary" type="submit">
          {t('self.review')}
        </Button>
      </div>
    </form>
  );
}

const fieldId = (name: string): string => `change-${name}`;
