import { useLabels } from './labels.ts';
import { toneOf } from './status-tones.ts';

/** Dot and word: never colour alone. */
export function StatusBadge({ field, value }: { field: string; value: string }) {
  const labels = useLabels();
  return (
    <span className={`status-badge status-badge--${toneOf(field, value) ?? 'neutral'}`}>
      <span className="status-badge__dot" aria-hidden />
      {labels.option(field, value)}
    </span>
  );
}
