import { type Field, toneOf } from '@cadre/contract/fields';
import { useLabels } from './labels.ts';

/** Dot and word: never colour alone. */
export function StatusBadge({ name, field, value }: { name: string; field: Field; value: string }) {
  const labels = useLabels();
  return (
    <span className={`status-badge status-badge--${toneOf(field, value) ?? 'neutral'}`}>
      <span className="status-badge__dot" aria-hidden />
      {labels.option(field.noun, name, value)}
    </span>
  );
}
