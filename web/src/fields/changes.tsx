import { useTexts } from '../platform/texts.ts';
import type { CellProps, FieldKind } from './kind.ts';
import { useLabels } from './labels.ts';

export type Change = { field: string; old: unknown; new: unknown };

export const changesOf = (value: unknown): Change[] => (Array.isArray(value) ? (value as Change[]) : []);

/** One line per entry of the history: which fields changed, and the first change in full. */
function ChangesCell({ value }: CellProps) {
  const t = useTexts();
  const changes = changesOf(value);
  const [first, ...rest] = changes;
  if (!first) return null;
  return (
    <span>
      <ChangeText {...first} />
      {rest.length > 0 && <span className="muted"> · {t('history.more', { count: rest.length })}</span>}
    </span>
  );
}

/** `Name: Oslo → Bergen`. */
function ChangeText({ field, old, new: next }: Change) {
  const labels = useLabels();
  const t = useTexts();
  const show = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('common.empty_value');
    if (typeof value === 'boolean') return value ? t('common.yes') : t('common.no');
    if (Array.isArray(value)) return value.map(show).join(', ');
    if (typeof value === 'object') return 'name' in value ? String(value.name) : JSON.stringify(value);
    return labels.option(field, String(value));
  };
  return t('history.from_to', { field: labels.field(field), old: show(old), new: show(next) });
}

export const changes: FieldKind = { Cell: ChangesCell, hint: 'enter', width: 280 };
