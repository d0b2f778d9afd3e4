import { type Field, toneOf } from '@cadre/contract/fields';
import { Badge } from '../ui/people/badge.tsx';
import { useLabels } from './labels.ts';

/** Dot and text: status is never shown by colour alone. */
export function StatusBadge({ name, field, value }: { name: string; field: Field; value: string }) {
  const labels = useLabels();
  return (
    <Badge tone={toneOf(field, value)} hasDot>
      {labels.option(field.noun, name, value)}
    </Badge>
  );
}
