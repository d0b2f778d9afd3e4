import { useTexts } from '../platform/texts.ts';
import { type Change, changesOf } from './change.ts';
import { useChangeNames } from './change-names.ts';
import type { CellProps } from './kind.ts';
import { useLabels } from './labels.ts';
import { useValueWords } from './value-words.ts';

/** One line per entry of the history: which fields changed, and the first change in full. */
export function ChangesCell({ value, row }: CellProps) {
  const t = useTexts();
  const changes = changesOf(value);
  const [first, ...rest] = changes;
  if (!first) return null;
  return (
    <span>
      <ChangeText model={String(row.model)} {...first} />
      {rest.length > 0 && <span className="muted"> · {t('history.more', { count: rest.length })}</span>}
    </span>
  );
}

/** `Name: Oslo → Bergen`. */
export function ChangeText({ model, ...change }: Change & { model: string }) {
  const labels = useLabels();
  const t = useTexts();
  const say = useValueWords(model);
  const nameOf = useChangeNames();
  const { field, old, new: next } = change;
  const words = { old: nameOf(change, 'old') ?? say(field, old), new: nameOf(change, 'new') ?? say(field, next) };
  return t('history.from_to', { field: labels.field(model, field), ...words });
}
