import { type ReactNode, useId } from 'react';
import { type ButtonLook, buttonClass } from '../actions/button-look.ts';
import './file-button.css';

type Props = ButtonLook & { accepted: readonly string[]; isBusy?: boolean | undefined; onFile: (file: File) => void; children: ReactNode };

/** A button that opens the browser's file picker. */
export function FileButton({ accepted, isBusy = false, onFile, children, ...look }: Props) {
  const id = useId();
  return (
    <label htmlFor={id} className={`ui-file-button ${buttonClass(look)}`} aria-busy={isBusy || undefined}>
      {children}
      <input
        id={id}
        type="file"
        className="visually-hidden"
        accept={accepted.join(',')}
        disabled={isBusy}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
