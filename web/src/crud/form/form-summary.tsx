import { useEffect, useRef } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { useTexts } from '../../platform/texts.ts';
import type { Sentences } from './complaints.ts';

/** All that is wrong in one place, each with a way to its field. */
export function FormSummary({ complaints, onFocus }: { complaints: Sentences; onFocus: (name: string) => void }) {
  const t = useTexts();
  const labels = useLabels();
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(complaints);
  // In braces: browsers begin to answer with a promise, which React would take for a way to undo the effect.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (entries.length === 0) return null;
  return (
    <div ref={box} className="form-summary" role="alert">
      <p>{t('forms.summary', { count: entries.length })}</p>
      <ul>
        {entries.map(([name, sentence]) => (
          <li key={name}>
            <button type="button" className="link-button" onClick={() => onFocus(name)}>
              {sentence.includes(labels.field(name)) ? sentence : `${labels.field(name)}: ${sentence}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
