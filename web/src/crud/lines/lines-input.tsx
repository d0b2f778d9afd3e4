import { checkField } from '@cadre/contract/check';
import { Plus, Trash2 } from 'lucide-react';
import { type FocusEvent, useRef } from 'react';
import { kindOf } from '../../fields/index.ts';
import type { Draft, InputProps } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout/stack.tsx';
import { fieldsOfLine, linesIn, newLine, withPart } from './lines-of.ts';
import { useLineMarks } from './use-line-marks.ts';

/** Lines below each other, each with its own fields; one is added at the end, and the focus goes there. */
export function LinesInput({ id, name, field, value, draft, row, describedBy, onChange }: InputProps) {
  const t = useTexts();
  const labels = useLabels();
  const box = useRef<HTMLDivElement>(null);
  const lines = linesIn(value);
  const fields = fieldsOfLine(field);
  const marks = useLineMarks(lines.length);
  const label = labels.field(field.noun, name);

  const add = () => {
    onChange([...lines, newLine(fields, lines, { currency: row?.currency, ...draft })]);
    requestAnimationFrame(() =>
      [...(box.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])].at(-1)?.querySelector('input')?.focus(),
    );
  };
  const remove = (index: number) => {
    marks.remove(index);
    onChange(lines.filter((_, at) => at !== index));
    box.current?.focus();
  };
  const change = (index: number, part: string, next: unknown) =>
    onChange(lines.map((line, at) => (at === index ? withPart(line, part, next) : line)));
  /** When an error leads the focus here, it moves on to the first invalid part, once that is marked. */
  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    if (target !== currentTarget) return;
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the label of the field names the group
    <div id={id} ref={box} role="group" tabIndex={-1} aria-label={label} aria-describedby={describedBy} onFocus={onFocus}>
      <Stack gap={3}>
        {lines.map((line, index) => (
          <Card
            key={marks.keys[index]}
            level={3}
            data-line
            title={t('forms.line', { label, number: String(index + 1) })}
            actions={
              <IconButton
                icon={Trash2}
                label={t('forms.line_remove', { label, number: String(index + 1) })}
                onClick={() => remove(index)}
              />
            }
          >
            <Grid columns="fill-medium" gap={3}>
              {fields.map(([part, inner]) => (
                <LinePart
                  key={part}
                  {...{ id: `${id}-${index}-${part}`, part, inner, line }}
                  isMarked={marks.isShown(marks.keys[index] ?? index, part)}
                  onLeave={() => marks.leave(marks.keys[index] ?? index, part)}
                  onChange={(next) => change(index, part, next)}
                />
              ))}
            </Grid>
          </Card>
        ))}
        <Cluster>
          <Button size="small" icon={Plus} onClick={add}>
            {t('forms.line_add')}
          </Button>
        </Cluster>
      </Stack>
    </div>
  );
}

type PartProps = {
  id: string;
  part: string;
  inner: InputProps['field'];
  line: Draft;
  /** Whether errors are shown: after the part lost the focus, or after an attempt to submit. */
  isMarked: boolean;
  onLeave: () => void;
  onChange: (next: unknown) => void;
};

/** One field of a line, with its error below it. */
function LinePart({ id, part, inner, line, isMarked, onLeave, onChange }: PartProps) {
  const t = useTexts();
  const labels = useLabels();
  const { Input } = kindOf(part, inner);
  if (!Input) return null;
  const complaint = isMarked ? checkField(inner, line[part] ?? null) : undefined;
  return (
    <Field
      id={id}
      label={labels.field(inner.noun, part)}
      mark={inner.required || inner.kind === 'boolean' ? undefined : t('common.optional')}
      complaint={complaint && labels.complaint(inner.noun, complaint, part)}
      onBlur={onLeave}
    >
      {(control) => (
        <Input {...control} name={part} field={inner} value={line[part] ?? null} draft={line} row={undefined} onChange={onChange} />
      )}
    </Field>
  );
}
