import { useTexts } from '../../platform/texts.ts';
import { TextArea } from '../../ui/inputs/text-input.tsx';
import type { FieldKind, InputProps } from '../kind.ts';
import { TextCell } from './text.tsx';

function LongTextInput({ id, name, field, value, invalid, describedBy, onChange }: InputProps) {
  const t = useTexts();
  const typed = String(value ?? '');
  const max = 'max' in field ? field.max : undefined;
  const left = max === undefined ? undefined : max - [...typed].length;
  return (
    <>
      <TextArea
        id={id}
        name={name}
        value={typed}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
      />
      {left !== undefined && max !== undefined && left <= max / 10 && (
        <span className="muted smaller field-count" aria-live="polite">
          {t('forms.characters_left', { count: left })}
        </span>
      )}
    </>
  );
}

export const longText: FieldKind = { Cell: TextCell, Input: LongTextInput, hint: 'enter', width: 240 };
