import { isEmpty } from '../../fields/empty-value.tsx';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useTexts } from '../../platform/texts.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { isOfLines, linesIn } from '../lines/lines-of.ts';
import { SendingsContext } from '../lines/sendings.ts';
import type { FormField as Declared } from './form-rows.ts';
import type { Form } from './use-form.ts';

type Props = Declared & { id: string; form: Form; row: Row | undefined; mark: string | undefined };

/** Label above, input, and one line below: the hint while the field is being filled in, then the error, or a tick. */
export function FormField({ id, name, field, kind, Input, form, row, mark }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const label = labels.field(field.noun, name);
  const value = form.draft[name];
  const isTouched = form.touched.has(name);
  const isInside = isOfLines(field) && form.wrong.includes(name) && linesIn(value).length > 0;
  const complaint = isTouched && !isInside ? form.complaints[name] : undefined;
  const isCorrect = isTouched && !isOfLines(field) && !complaint && !isEmpty(value);
  return (
    <Field
      id={id}
      label={label}
      mark={mark}
      quiet
      hint={labels.help(field) ?? t(`hints.${kind.hint}`, { label })}
      complaint={complaint}
      praise={isCorrect ? t('hints.correct', { label }) : undefined}
      onBlur={isOfLines(field) ? undefined : () => form.leave(name)}
    >
      {(control) => (
        <SendingsContext value={form.sendings}>
          <Input
            {...control}
            name={name}
            field={field}
            value={value}
            draft={form.draft}
            row={row}
            onChange={(next) => form.set(name, next)}
          />
        </SendingsContext>
      )}
    </Field>
  );
}
