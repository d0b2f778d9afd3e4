import { fieldOf } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { type Change, changesOf } from '../../fields/change.ts';
import { useChangeNames } from '../../fields/change-names.ts';
import { isEmpty } from '../../fields/empty-value.tsx';
import type { CellProps } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { TextCell } from '../../fields/text.tsx';
import { useValueWords } from '../../fields/value-words.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';

/** What the entry is about; a record whose name is not told is known by its kind and number. */
export function RecordNameCell({ value, row, ...rest }: CellProps) {
  const labels = useLabels();
  const t = useTexts();
  const number =
    typeof row.model_id === 'number' ? t('common.unnamed', { what: labels.one(String(row.model)), id: String(row.model_id) }) : undefined;
  return <TextCell {...rest} row={row} value={value ?? number} />;
}

const shown = 2;

/** The first two changes, and how many more there are. */
export function ChangesCell({ value, row }: CellProps) {
  const t = useTexts();
  const labels = useLabels();
  const wordFor = useChangeWords(String(row.model));
  const changes = changesOf(value).filter((change) => !isEmpty(change.old) || !isEmpty(change.new));
  const nameOf = useChangeNames();
  const sentence = (change: Change) => {
    const { field, old, new: next } = change;
    const [name, after] = [labels.field(String(row.model), field), nameOf(change, 'new') ?? wordFor(field, next)];
    // What has just been made had nothing before.
    return row.action === 'create'
      ? t('common.labelled', { label: name, value: after })
      : t('history.from_to', { field: name, old: nameOf(change, 'old') ?? wordFor(field, old), new: after });
  };
  return (
    <>
      {changes.slice(0, shown).map(sentence).join(' · ')}
      {changes.length > shown && <span className="muted"> +{t('history.more', { count: changes.length - shown })}</span>}
    </>
  );
}

/** A value of an entry in one word, without asking anybody. */
function useChangeWords(model: string): (field: string, value: unknown) => string {
  const say = useValueWords(model);
  const format = useFormat();
  const declared = Object.hasOwn(resources, model) ? resources[model as keyof typeof resources] : undefined;

  const wordFor = (name: string, value: unknown): string => {
    const kind = declared && fieldOf(declared, name)?.kind;
    if (isEmpty(value) || typeof value === 'boolean') return say(name, value);
    if (Array.isArray(value)) return value.map((one) => wordFor(name, one)).join(', ');
    if (kind === 'share') return format.share(Number(value));
    if (kind === 'moment') return format.moment(String(value));
    return say(name, value);
  };
  return wordFor;
}
