import { Check } from 'lucide-react';
import { isEmpty } from '../../fields/empty-value.tsx';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useTexts } from '../../platform/texts.ts';
import type { FormField as Field } from './form-rows.ts';
import type { Form } from './use-form.ts';

type Props = Field & { id: string; form: Form; row: Row | undefined; mark: string | undefined };

/** Label above, input, and one line below: the hint, then what is wrong, then that it is right. */
export function FormField({ id, name, field, kind, Input, form, row, mark }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const label = labels.field(field.noun, name);
  const value = form.draft[name];
  const isTouched = form.touched.has(name);
  const complaint = isTouched ? form.complaints[name] : undefined;
  const isCorrect = isTouched && !complaint && !isEmpty(value);
  const state = complaint ? 'wrong' : isCorrect ? 'correct' : 'plain';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving any part of the input counts as touching it
    <div className={`form-field form-field--${state}`} onBlur={() => form.touch([name])}>
      <label htmlFor={id}>
        {label}
        {mark && <span className="form-field__mark"> ({mark})</span>}
      </label>
      <Input
        id={id}
        name={name}
        field={field}
        value={value}
        draft={form.draft}
        row={row}
        invalid={complaint !== undefined}
        describedBy={`${id}-hint`}
        onChange={(next) => form.set(name, next)}
      />
      <p id={`${id}-hint`} className="form-field__hint">
        {isCorrect && <Check size={12} aria-hidden />}
        {complaint ?? (isCorrect ? t('hints.correct', { label }) : t(`hints.${kind.hint}`, { label }))}
      </p>
    </div>
  );
}
