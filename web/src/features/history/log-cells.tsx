import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { type Change, changesOf } from '../../fields/change.ts';
import { useChangeNames } from '../../fields/change-names.ts';
import { isEmpty } from '../../fields/empty-value.tsx';
import type { CellProps, NamedRef } from '../../fields/kind.ts';
import { PersonCell } from '../../fields/kinds/person.tsx';
import { TextCell } from '../../fields/kinds/text.tsx';
import { useLabels } from '../../fields/labels.ts';
import { namesDays } from '../../fields/name-from.ts';
import { useValueWords } from '../../fields/value-words.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';

/** The author of an entry; automatic changes have none. */
export function AuthorCell({ value, ...rest }: CellProps) {
  const t = useTexts();
  return <PersonCell {...rest} value={value ?? t(rest.row.via === 'chain' ? 'history.by_chain' : 'history.nobody')} />;
}

/**
 * The record of an entry: a name that consists only of dates is preceded by its owner, and a hidden name is replaced by kind and number.
 */
export function RecordNameCell({ value, row, ...rest }: CellProps) {
  const labels = useLabels();
  const t = useTexts();
  const { employee: reader } = useMe();
  const declared: Resource | undefined = resources[row.model as ResourceName];
  const whose = row.employee as NamedRef | null | undefined;
  const isOfOther = declared && namesDays(declared) && whose && whose.id !== reader?.id;
  const number =
    typeof row.model_id === 'number' ? t('common.unnamed', { what: labels.one(String(row.model)), id: String(row.model_id) }) : undefined;
  return <TextCell {...rest} value={isOfOther && value ? `${whose.name}, ${value}` : (value ?? number)} />;
}

const shown = 2;

/** The first two changes, and the number of further ones. */
export function ChangesCell({ value, row }: CellProps) {
  const t = useTexts();
  const labels = useLabels();
  const say = useValueWords(String(row.model));
  const changes = changesOf(value).filter((change) => !isEmpty(change.old) || !isEmpty(change.new));
  const nameOf = useChangeNames();
  const sentence = (change: Change) => {
    const { field, old, new: next } = change;
    const [name, after] = [labels.field(String(row.model), field), nameOf(change, 'new') ?? say(field, next)];
    // A new record has no old values.
    return row.action === 'create'
      ? t('common.labelled', { label: name, value: after })
      : t('history.from_to', { field: name, old: nameOf(change, 'old') ?? say(field, old), new: after });
  };
  return (
    <>
      {changes.slice(0, shown).map(sentence).join(' · ')}
      {changes.length > shown && <span className="muted"> +{t('history.more', { count: changes.length - shown })}</span>}
    </>
  );
}
