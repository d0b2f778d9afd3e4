import { Check } from 'lucide-react';
import { type FocusEventHandler, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import './field.css';
import { wholeDays } from '../dates/whole-days.tsx';

type Control = { id: string; describedBy: string; invalid: boolean };

type Props = {
  label: ReactNode;
  /** Next to the label: whether it must or may be filled in. */
  mark?: string | undefined;
  hint?: ReactNode;
  /** The hint is seen only while the field has the focus; readers hear it at any time. */
  quiet?: boolean | undefined;
  /** The error; it takes the place of the hint. */
  complaint?: string | undefined;
  /** A confirmation that the value is valid: shown as a tick, and read to screen readers as this text. */
  praise?: string | undefined;
  /** For fields in a filter bar, which have neither hint nor error: no line is reserved below. */
  isTight?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  onBlur?: FocusEventHandler | undefined;
  /** Draws the control, which takes over the id and points to the line below. */
  children: (control: Control) => ReactNode;
};

/** Label above, control, and one line below: `<Field label="Name">{({ id }) => <TextInput id={id} … />}</Field>` */
export function Field({ label, mark, hint, quiet, complaint, praise, isTight, id: given, className, onBlur, children }: Props) {
  const made = useId();
  const id = given ?? made;
  const describedBy = `${id}-hint`;
  const isRight = praise !== undefined && complaint === undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving any part of the control counts as leaving the field
    <div
      className={classNames(
        'column shrinkable ui-field',
        complaint && 'ui-field--wrong',
        praise && 'ui-field--correct',
        quiet && 'ui-field--quiet',
        isTight && 'ui-field--tight',
        className,
      )}
      onBlur={onBlur}
    >
      <label htmlFor={id}>
        {label}
        {mark && <span className="muted ui-field__mark"> ({mark})</span>}
      </label>
      {children({ id, describedBy, invalid: complaint !== undefined })}
      <p
        id={describedBy}
        className="line wraps muted smaller ui-field__line"
        data-room={isRight && typeof hint === 'string' ? hint : undefined}
      >
        {isRight ? (
          <>
            <Check size={14} aria-hidden />
            <span className="visually-hidden">{praise}</span>
          </>
        ) : (
          wholeDays(complaint ?? hint)
        )}
      </p>
    </div>
  );
}
