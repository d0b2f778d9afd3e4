import { type Change, changesOf } from '../../fields/changes.tsx';
import { isEmpty } from '../../fields/empty-value.tsx';
import type { CellProps } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useTexts } from '../../platform/texts.ts';
import { useChangeWords } from './use-change-words.ts';

const shown = 2;

/** The first two changes, and how many more there are. */
export function LogChanges({ value, row }: CellProps) {
  const t = useTexts();
  const labels = useLabels();
  const wordFor = useChangeWords(String(row.model));
  const changes = changesOf(value).filter((change) => !isEmpty(change.old) || !isEmpty(change.new));
  const sentence = ({ field, old, new: next, old_name, new_name }: Change) => {
    const [name, after] = [labels.field(String(row.model), field), new_name ?? wordFor(field, next)];
    // What has just been made had nothing before.
    return row.action === 'create'
      ? `${name}: ${after}`
      : t('history.from_to', { field: name, old: old_name ?? wordFor(field, old), new: after });
  };
  return (
    <>
      {changes.slice(0, shown).map(sentence).join(' · ')}
      {changes.length > shown && <span className="muted"> +{t('history.more', { count: changes.length - shown })}</span>}
    </>
  );
}
