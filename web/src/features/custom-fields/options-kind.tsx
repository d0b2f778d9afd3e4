import type { CustomField } from '@cadre/contract/custom-field';
import { customFields } from '@cadre/contract/resources/custom-fields';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { CellProps, FieldKind, InputProps } from '../../fields/kind.ts';
import { namesKind } from '../../fields/kinds/names-kind.tsx';
import { useLabels } from '../../fields/labels.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { PlainInput } from '../../ui/inputs/plain-input.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';

type Choice = Partial<CustomField['options'][number]> & { name: string };

export const choicesIn = (value: unknown): Choice[] => (Array.isArray(value) ? (value as Choice[]) : []);
const inner = customFields.fields.options.of.fields;
const Names = namesKind.Input as NonNullable<FieldKind['Input']>;

/** The choices in their order; a choice that records use keeps its key when it is renamed. */
function OptionsInput({ id, describedBy, value, draft, onChange }: InputProps) {
  const t = useTexts();
  const labels = useLabels();
  const box = useRef<HTMLDivElement>(null);
  const choices = choicesIn(value);
  const change = (at: number, part: Partial<Choice>) => onChange(choices.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const swap = (at: number, by: 1 | -1) => {
    const [one, other] = [choices[at], choices[at + by]];
    if (one && other) onChange(choices.with(at, other).with(at + by, one));
  };
  const add = () => {
    onChange([...choices, { name: '' }]);
    requestAnimationFrame(() =>
      [...(box.current?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])].at(-1)?.querySelector('input')?.focus(),
    );
  };
  return (
    <Stack gap={3} id={id} tabIndex={-1} aria-describedby={describedBy} ref={box}>
      {choices.map((choice, at) => {
        const what = choice.name || t('forms.new_choice');
        return (
          <Stack key={choice.key ?? at} gap={1} data-choice>
            <Cluster gap={1}>
              <Field label={t('forms.line', { label: labels.field('custom-fields', 'options'), number: String(at + 1) })}>
                {(input) => (
                  <PlainInput
                    {...input}
                    name={`option_${at}`}
                    maxLength={inner.name.max}
                    value={choice.name}
                    onText={(name) => change(at, { name })}
                  />
                )}
              </Field>
              <IconButton
                size="small"
                icon={ArrowUp}
                label={t('lists.move_up', { what })}
                disabled={at === 0}
                onClick={() => swap(at, -1)}
              />
              <IconButton
                size="small"
                icon={ArrowDown}
                label={t('lists.move_down', { what })}
                disabled={at === choices.length - 1}
                onClick={() => swap(at, 1)}
              />
              <IconButton
                size="small"
                icon={Trash2}
                label={t('forms.remove_choice', { what })}
                onClick={() => onChange(choices.toSpliced(at, 1))}
              />
            </Cluster>
            <Disclosure head={labels.field('custom-fields', 'name_i18n')}>
              <Names
                id={`${id}-${at}-names`}
                name={`option_${at}_names`}
                field={inner.name_i18n}
                value={choice.name_i18n}
                draft={draft}
                row={undefined}
                invalid={false}
                describedBy={describedBy}
                onChange={(names) => change(at, { name_i18n: names as NonNullable<Choice['name_i18n']> })}
              />
            </Disclosure>
          </Stack>
        );
      })}
      <Cluster>
        <Button size="small" icon={Plus} onClick={add}>
          {t('forms.add_choice')}
        </Button>
      </Cluster>
    </Stack>
  );
}

const OptionsCell = ({ value }: CellProps) => useFormat().list(choicesIn(value).map(({ name }) => name));

export const optionsKind: Partial<FieldKind> = { Input: OptionsInput, Cell: OptionsCell };
