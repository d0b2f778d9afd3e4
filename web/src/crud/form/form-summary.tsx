import { useEffect, useRef } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { TextButton } from '../../ui/actions/text-button.tsx';
import type { Form } from './use-form.ts';

/** All that is wrong in one place, each with a way to its field. */
export function FormSummary({ form, onFocus }: { form: Pick<Form, 'complaints' | 'label'>; onFocus: (name: string) => void }) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(form.complaints);
  // In braces: browsers begin to answer with a promise, which React would take for a way to undo the effect.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (entries.length === 0) return null;
  return (
    <div ref={box} className="rounded form-summary" role="alert">
      <p className="strong">{t('forms.summary', { count: entries.length })}</p>
      <ul>
        {entries.map(([name, sentence]) => (
          <li key={name}>
            <TextButton isQuiet onClick={() => onFocus(name)}>
              {sentence.includes(form.label(name)) ? sentence : `${form.label(name)}: ${sentence}`}
            </TextButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
